import type { Geometry } from '@calculi/rules/kernel';
import { mixer } from '../chance.ts';
import type { Limit } from './limit.ts';
import { beforeBonus, FORCED, INFINITE, WIN, withBonus } from './score.ts';
import type { Search } from './search.ts';
import { worthPlacing } from './placing.ts';

/** A line as the search found it. */
export interface FoundLine {
  readonly score: number;
  readonly actions: readonly number[];
}

/** An action that could be played now, and how much better the plans stand after it. */
interface Candidate {
  readonly code: number;
  readonly bonus: number;
}

export interface Round {
  readonly depth: number;
  readonly lines: readonly FoundLine[];
}

/** Deepest look, in turns; no game needs more. */
const MOST_DEPTH = 64;

/** Looks one turn further in every round, until the limit is reached; each round begins with what the last found best. */
export class Root {
  private readonly search: Search;
  private readonly geometry: Geometry;
  private readonly limit: Limit;
  private readonly candidates: Candidate[];
  private readonly prefix: number[] = [];

  constructor(search: Search, geometry: Geometry, limit: Limit, seed: number) {
    this.search = search;
    this.geometry = geometry;
    this.limit = limit;
    this.candidates = this.findCandidates(seed);
  }

  /** What must be played anyway is played; the first choice is what the lines differ in. */
  private findCandidates(seed: number): Candidate[] {
    const { kernel } = this.search;
    const side = kernel.side;
    const actions = this.search.listAt(0);
    for (;;) {
      kernel.generate(actions);
      if (actions.length !== 1 || kernel.side !== side) break;
      this.prefix.push(actions.at(0));
      kernel.make(actions.at(0));
      this.search.path.begin(kernel);
    }
    if (this.prefix.length > 0 && kernel.side !== side) {
      kernel.unmake();
      this.search.path.begin(kernel);
      return this.prefix.splice(-1).map((code) => ({ code, bonus: 0 }));
    }
    const worths = this.search.rateFirst(actions);
    const next = mixer(seed);
    const worthOf = new Map(
      [...actions.items.subarray(0, actions.length)].map((code, index) => [code, worths[index]!]),
    );
    this.search.findSchemes();
    const before = this.search.prospects();
    return worthPlacing(kernel, this.geometry, [...worthOf.keys()])
      .map((code) => ({
        code,
        bonus: this.search.gainOf(code, before),
        worth: worthOf.get(code)!,
        tie: next(),
      }))
      .sort((x, y) => y.worth + y.bonus - x.worth - x.bonus || x.tie - y.tie);
  }

  /** The lines of every round that was finished, or that found something better before it was stopped. */
  *rounds(lines: number): Generator<Round> {
    const { limit, candidates, search } = this;
    let known: readonly FoundLine[] = [];
    for (let depth = 1; depth <= Math.min(limit.depth, MOST_DEPTH) && candidates.length > 0; depth++) {
      const found = this.lookDeeper(depth, Math.min(lines, candidates.length), known);
      limit.grace = false;
      if (found.length > 0) yield { depth: search.stopped ? depth - 1 : depth, lines: found };
      known = found.length > 0 ? found : known;
      const best = known[0]?.score ?? 0;
      // An end further away than was looked at in full may not be the nearest.
      if (search.stopped || limit.isNearlySpent || Math.abs(best) >= WIN - depth) break;
      if (candidates.length === 1 && depth >= 2) break;
    }
    for (const _ of this.prefix) search.kernel.unmake();
  }

  private lookDeeper(depth: number, count: number, known: readonly FoundLine[]): FoundLine[] {
    const found: FoundLine[] = [];
    const taken = new Set<number>();
    for (let which = 0; which < count; which++) {
      const line = this.lookForBest(depth, taken, known[which]?.score ?? 0);
      if (line === null) break;
      found.push(line);
      taken.add(line.actions[this.prefix.length]!);
    }
    // A round that was stopped may lack lines that the round before had found.
    const rest = known.filter(({ actions }) => !taken.has(actions[this.prefix.length]!));
    const all = [...found, ...rest].slice(0, count);
    return found.length === 0 ? [] : all.sort((x, y) => y.score - x.score);
  }

  /** `before` is what the round before made of it. */
  private lookForBest(depth: number, taken: ReadonlySet<number>, before: number): FoundLine | null {
    const { search, candidates } = this;
    let best: FoundLine | null = null;
    let alpha = -INFINITE;
    let tried = 0;
    search.noteImminent(0);
    for (const candidate of candidates.slice()) {
      const { code, bonus } = candidate;
      if (taken.has(code)) continue;
      search.variation.end(0);
      const least = beforeBonus(alpha, bonus);
      const less = search.reductionOf(depth, tried++, candidates.length);
      let score: number =
        best === null
          ? search.follow(code, depth, -INFINITE, INFINITE, 0)
          : search.follow(code, depth, least, least + 1, 0, less);
      if (less > 0 && score > least && !search.stopped)
        score = search.follow(code, depth, least, least + 1, 0);
      if (best !== null && score > least && !search.stopped)
        score = search.follow(code, depth, least, INFINITE, 0);
      score = withBonus(score, bonus);
      if (search.stopped) {
        // What is not known to lose is better than what does.
        const isLost = best !== null && best.score <= -FORCED;
        return (isLost ? this.trust(candidates.slice(candidates.indexOf(candidate)), before) : null) ?? best;
      }
      if (score <= alpha) continue;
      alpha = score;
      search.variation.extend(0, code);
      best = { score, actions: [...this.prefix, ...search.variation.line()] };
      this.promote(candidate);
    }
    return best;
  }

  /** The first of what there was no time for that does not lose at a glance; its score is taken on trust. */
  private trust(rest: readonly Candidate[], score: number): FoundLine | null {
    const { search, limit } = this;
    limit.grace = true;
    search.stopped = false;
    const trusted = rest.find(({ code }) => {
      search.variation.end(0);
      return search.follow(code, 1, -INFINITE, INFINITE, 0) > -FORCED;
    });
    limit.grace = false;
    search.stopped = true;
    if (trusted === undefined) return null;
    search.variation.extend(0, trusted.code);
    return { score, actions: [...this.prefix, ...search.variation.line()] };
  }

  private promote(candidate: Candidate): void {
    const { candidates } = this;
    candidates.splice(candidates.indexOf(candidate), 1);
    candidates.unshift(candidate);
  }
}
