import { makeOutline } from '../author.ts';
import { LATRUNCULI_ENDS, latrunculiNotes, latrunculiSources } from './latrunculi.ts';
import { NONE } from './shared.ts';

export const outline = makeOutline({
  rules: 'latrunculi-piso',
  sections: {
    story: NONE,
    pieces: { clauses: ['latrunculi.size', 'latrunculi.first'] },
    placing: { clauses: ['latrunculi.placing'] },
    moves: { clauses: ['latrunculi.step', 'latrunculi.back-and-forth'] },
    taking: { clauses: ['latrunculi.enclosure'] },
    corner: { clauses: ['latrunculi.corner'], under: 'taking' },
    turn: NONE,
    ends: LATRUNCULI_ENDS,
    options: NONE,
    errata: NONE,
    sources: NONE,
  },
  notes: {
    ...latrunculiNotes,
    errLeap: { section: 'errata', kind: 'erratum', clause: 'latrunculi.step' },
    errIncitus: { section: 'errata', kind: 'erratum', clause: 'latrunculi.enclosure' },
  },
  sources: latrunculiSources('Piso Variante', {}),
});
