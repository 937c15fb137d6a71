import type { Named, Reason } from './reason.ts';

/** A piece's number, from its text: a pyramid's is the sum of its layers, a stone has none. */
export const numberOf = (piece: string): number =>
  (piece.match(/\d+/g) ?? []).reduce((sum, digits) => sum + Number(digits), 0);

export const isPyramid = (piece: string): boolean => /^[Pp]\d+\+/.test(piece);

/** What the piece adds to a reason's weight: a pyramid most, larger numbers a little. */
const worthOf = ({ piece }: Named): number =>
  isPyramid(piece) ? 20 : Math.min(4, Math.log2(1 + numberOf(piece)) / 2);

/** The weight of each predicate, before what it concerns is looked at. */
const WEIGHT: Readonly<Record<Reason['predicate'], number>> = {
  wins: 200,
  draws: 120,
  leads: 150,
  'prevents-win': 140,
  only: 130,
  takes: 80,
  frees: 74,
  binds: 70,
  marks: 66,
  saves: 64,
  approaches: 58,
  prevents: 52,
  threatens: 48,
  hems: 47,
  hinders: 46,
  fences: 44,
  gathers: 42,
  returns: 36,
  covers: 30,
  prepares: 28,
  enters: 24,
  safe: 16,
  'frees-way': 12,
  confines: 10,
};

/** How much a reason matters. */
export const weigh = (reason: Reason): number => {
  const weight = WEIGHT[reason.predicate];
  switch (reason.predicate) {
    case 'takes':
    case 'marks':
    case 'threatens':
    case 'prepares':
    case 'saves':
    case 'prevents':
      return weight + worthOf(reason.victim);
    case 'approaches':
      // One turn away is almost a deed; far away it is only a plan.
      return weight - 5 * Math.max(0, reason.after - 2) - (reason.pyramidFirst ? 8 : 0);
    case 'hinders':
      return weight - 8 * Math.max(0, reason.before - 2);
    case 'hems':
      // The narrower the room, the nearer the pyramid is to its fall.
      return weight + 12 - Math.min(12, reason.after);
    case 'fences':
      return weight - reason.after - reason.squares.length;
    case 'gathers':
      return weight + (4 * reason.has) / reason.needs;
    default:
      return weight;
  }
};
