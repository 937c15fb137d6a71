import { makeOutline } from '../author.ts';
import { LATRUNCULI_ENDS, latrunculiNotes, latrunculiSources } from './latrunculi.ts';
import { NONE } from './shared.ts';

export const outline = makeOutline({
  rules: 'latrunculi-seneca',
  sections: {
    story: NONE,
    pieces: { clauses: ['latrunculi.size', 'latrunculi.first'] },
    placing: { clauses: ['latrunculi.placing'] },
    moves: { clauses: ['latrunculi.step', 'latrunculi.back-and-forth'] },
    leap: { clauses: ['latrunculi.leap'], under: 'moves' },
    taking: { clauses: ['latrunculi.enclosure'] },
    corner: { clauses: ['latrunculi.corner'], under: 'taking' },
    incitus: { clauses: ['latrunculi.incitus'], under: 'taking' },
    release: { clauses: ['latrunculi.release'], under: 'taking' },
    turn: NONE,
    ends: LATRUNCULI_ENDS,
    options: NONE,
    errata: NONE,
    sources: NONE,
  },
  notes: {
    ...latrunculiNotes,
    leap: { section: 'leap', kind: 'reading', clause: 'latrunculi.leap' },
    release: { section: 'release', kind: 'reading', clause: 'latrunculi.release' },
    errCallidior: { section: 'errata', kind: 'erratum', clause: null },
    errRaster: { section: 'errata', kind: 'erratum', clause: null },
  },
  sources: latrunculiSources('Seneca Variante', {
    'latrunculi.leap':
      '„Spielverlauf“, 2. Phase: „über einen einzelnen Stein seiner eigenen Farbe springen, sofern das dahinterliegende Feld unbesetzt ist“.',
    'latrunculi.incitus': '„Das Schlagen“: „Wir stellen uns vor, dass er entwaffnet und gefesselt ist.“',
    'latrunculi.release':
      '„Das Schlagen“: „wird sein Stein sofort befreit und kann auch helfen, einen gegnerischen Spielstein zu schlagen“.',
  }),
});
