import type { Effect, Shape } from '@calculi/rules';

/** What is heard, as plain facts: struck wood and bars, each short and dry. */
export interface Voice {
  /** Seconds from now. */
  readonly at: number;
  /** Hertz. */
  readonly pitch: number;
  /** Seconds until it has died away. */
  readonly length: number;
  /** 0 to 1. */
  readonly loudness: number;
  /** Wood has the noise of the stroke in it, a bar rings. */
  readonly body: 'wood' | 'bar';
}

/** From light to heavy. */
const PITCHES: Readonly<Record<Shape, number>> = {
  round: 520,
  triangle: 430,
  square: 350,
  pyramid: 240,
  stone: 470,
};
const LETTERS: Readonly<Record<string, Shape>> = { c: 'round', t: 'triangle', s: 'square', p: 'pyramid' };
const TICK = 0.06;
const MOST_TICKS = 8;

const pitchOf = (piece: string): number => PITCHES[LETTERS[piece.slice(0, 1).toLowerCase()] ?? 'stone'];

const knock = (pitch: number, at = 0, loudness = 0.5): Voice => ({
  at,
  pitch,
  length: 0.12,
  loudness,
  body: 'wood',
});

/** Counting, one tick for each step of the distance, rising. */
const ticks = (distance: number | null): Voice[] =>
  Array.from({ length: Math.min(distance ?? 0, MOST_TICKS) }, (_, index) => ({
    at: index * TICK,
    pitch: 700 + index * 60,
    length: 0.04,
    loudness: 0.18,
    body: 'wood',
  }));

/** A move is wood on wood, a capture two pieces that meet after the counting, a mark one muted tap. */
const voicesOf = (effect: Effect): Voice[] => {
  switch (effect.type) {
    case 'move':
    case 'split':
    case 'place':
      return [knock(pitchOf(effect.piece))];
    case 'take': {
      const counted = ticks(effect.reckoning?.distance ?? null);
      const after = counted.length * TICK;
      return [...counted, knock(pitchOf(effect.piece), after, 0.5), knock(300, after + 0.05, 0.45)];
    }
    case 'mark':
    case 'bind':
      return [knock(180, 0.08, 0.35)];
    case 'release':
    case 'pass':
    case 'turn-over':
      return [];
  }
};

export const turnVoices = (effects: readonly Effect[]): Voice[] => effects.flatMap(voicesOf);

/** A harmony: struck bars in its real ratio, the lowest number as an A. */
export const harmonyVoices = (values: readonly number[]): Voice[] => {
  const lowest = Math.min(...values);
  return [...values]
    .sort((one, other) => one - other)
    .map((value, index) => {
      const ratio = value / lowest;
      // Ratios beyond two octaves are brought back by octaves, which keeps what they are.
      const folded = ratio <= 4 ? ratio : ratio / 2 ** Math.ceil(Math.log2(ratio / 4));
      return { at: index * 0.22, pitch: 220 * folded, length: 0.5, loudness: 0.4, body: 'bar' };
    });
};

/** Ten seconds are left. */
export const LAST_SECONDS: readonly Voice[] = [knock(880, 0, 0.3)];
