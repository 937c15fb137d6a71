import { makeOutline } from '../author.ts';
import { EXTENSIONS, halleNotes, halleSources } from './halle.ts';
import { ENDS, NONE } from './shared.ts';

export const outline = makeOutline({
  rules: 'halle-advanced',
  sections: {
    story: NONE,
    pieces: { clauses: ['halle.setup', 'halle.begins'] },
    moves: { clauses: ['halle.moves'] },
    turn: { clauses: ['shared.end-of-turn'] },
    taking: { clauses: ['halle.two-stages'] },
    congressus: { clauses: ['halle.congressus'], under: 'taking' },
    eruptio: { clauses: ['halle.eruptio'], under: 'taking' },
    insidiae: { clauses: ['halle.insidiae'], under: 'taking' },
    obsidio: { clauses: ['halle.obsidio'], under: 'taking' },
    pyramid: { clauses: ['halle.pyramid'], under: 'taking' },
    victory: { clauses: ['halle.victory', 'halle.victory-place'] },
    extensions: { clauses: EXTENSIONS },
    ends: ENDS,
    options: NONE,
    errata: NONE,
    sources: NONE,
  },
  notes: {
    setup: { section: 'pieces', kind: 'reading', clause: 'halle.setup', options: ['setup'] },
    congressus: { section: 'congressus', kind: 'reading', clause: 'halle.congressus' },
    ...halleNotes,
    errSentence: { section: 'errata', kind: 'erratum', clause: 'halle.eruptio' },
  },
  sources: halleSources('5'),
});
