/** How much each term counts. Found by self-play; see docs/engine.md. */
export interface Weights {
  /** A middling piece. */
  readonly piece: number;
  /** What a piece that can take twice as much as others, or belongs to twice as many harmonies, is worth more. */
  readonly offence: number;
  readonly concord: number;
  /** A layer of a pyramid that need not fall: with each a pyramid loses a number that makes harmonies. */
  readonly layer: number;
  /** A pyramid that must fall before a harmony counts. */
  readonly crown: number;
  /** A prisoner that may come back, in the hand of its captor. */
  readonly reserve: number;
  /** Where pieces stand well by experience: for each hundredth of a lesson. */
  readonly experience: number;
  /** The agreed captures: what all of them together are worth, evenly and towards the end. */
  readonly plunder: number;
  readonly plunderEnd: number;
  /** Captures that stand for the side to play. */
  readonly standing: number;
  /** The nearest harmony, and how fast it fades with the turns it needs. */
  readonly harmony: number;
  readonly harmonyFade: number;
  /** The same where captures take two stages: there games are slow, and what is far away must draw too. */
  readonly harmonyFadeSlow: number;
  /** Harmonies that are so near that they cannot all be stopped, and how fast that fades. */
  readonly concert: number;
  readonly concertFade: number;
  /** Where a pyramid had to fall, and has: the share of all that which counts in every position, and the most that plans may count for a turn then. */
  readonly finale: number;
  readonly finaleEagerness: number;
  /** The hunt for that pyramid, and how fast it fades. */
  readonly hunt: number;
  readonly huntFade: number;
  /** The siege of that pyramid, and how fast it fades. */
  readonly encirclement: number;
  readonly encirclementFade: number;
  /** A square that the pyramid can go to. */
  readonly room: number;
  /** Ways out of a piece that could be shut in: what having none costs, and the share left for each. */
  readonly confinement: number;
  readonly confinementFade: number;
  /** A piece that one enemy move more shuts in, if its own side or the enemy is to play. */
  readonly noose: number;
  readonly nooseNow: number;
  /** A square held beside the pyramid that must be shut in, and the share left for every turn that it takes. */
  readonly press: number;
  readonly pressFade: number;
  /** The room that this pyramid has: what it counts to halve it. */
  readonly cage: number;
  /** A cage: what it counts when the pyramid in it can be taken at once, and the share left for every turn that it takes. */
  readonly grip: number;
  readonly gripFade: number;
  /** The move that begins a siege of a caged pyramid, if it takes one turn, and the share left for every turn more. */
  readonly siege: number;
  readonly siegeFade: number;
  /** A fence around that pyramid, when it is closed, and the share left for every turn that it takes. */
  readonly fence: number;
  readonly fenceFade: number;
  /** A fence around another piece of a crowd, when it is closed, and the share left for every turn that it takes. */
  readonly snare: number;
  readonly snareFade: number;
  /** A piece offered so that the game goes on, from this share of the quiet turns on; four times as much just before the draw. */
  readonly offer: number;
  readonly offerFrom: number;
  /** The steps between a piece and that pyramid beyond those that are near enough, squared: so an army comes together. */
  readonly throng: number;
  readonly throngNear: number;
  /** A square more to go to; and where captures take two stages. */
  readonly mobility: number;
  readonly mobilitySlow: number;
  /** The most that plans may count for a turn: where a harmony would win now, and as long as none would. */
  readonly eagerness: number;
  readonly patience: number;
  /** Where a line ends scores are rounded to it: what is about equal is cut off sooner, and plans decide between them. */
  readonly grain: number;
  /** What all the quiet turns up to a draw, and any draw, cost the side that looks for its turn: the nearer it is, the rather that side trades. */
  readonly unrest: number;
}

export const WEIGHTS: Weights = {
  piece: 100,
  offence: 30,
  concord: 20,
  layer: 200,
  crown: 1000,
  reserve: 80,
  experience: 2.5,
  plunder: 600,
  plunderEnd: 600,
  standing: 0.9,
  harmony: 400,
  harmonyFade: 0.8,
  harmonyFadeSlow: 0.9,
  concert: 1000,
  concertFade: 0.55,
  finale: 0.4,
  finaleEagerness: 30,
  hunt: 600,
  huntFade: 0.8,
  encirclement: 250,
  encirclementFade: 0.8,
  room: 15,
  confinement: 30,
  confinementFade: 0.4,
  noose: 20,
  nooseNow: 30,
  press: 12,
  pressFade: 0.7,
  cage: 20,
  grip: 400,
  gripFade: 0.75,
  siege: 300,
  siegeFade: 0.9,
  fence: 150,
  fenceFade: 0.9,
  snare: 150,
  snareFade: 0.8,
  offer: 60,
  offerFrom: 0.65,
  throng: 0.1,
  throngNear: 2,
  mobility: 1,
  mobilitySlow: 5,
  eagerness: 100,
  patience: 80,
  grain: 100,
  unrest: 150,
};

export interface StoneWeights {
  readonly stone: number;
  /** A bound enemy, which is as good as taken. */
  readonly bound: number;
  /** A stone that can be enclosed in one move: by the side to play, and by the other. */
  readonly exposedNow: number;
  readonly exposed: number;
  /** A stone beside an enemy with its other side open. */
  readonly open: number;
  /** A stone beside its own. */
  readonly company: number;
  readonly liberty: number;
  readonly centre: number;
  /** Being ahead when the game is about to be counted. */
  readonly count: number;
}

export const STONE_WEIGHTS: StoneWeights = {
  stone: 100,
  bound: 85,
  exposedNow: 45,
  exposed: 14,
  open: 4,
  company: 3,
  liberty: 1,
  centre: 1,
  count: 400,
};
