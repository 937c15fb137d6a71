// Two players at one game, who go on whatever happens to their server. They follow a script, and now and then talk, ask
// and take back.
import { setTimeout as pause } from 'node:timers/promises';
import { newContest, PHRASES, record } from '@calculi/protocol';
import { createGame, makeSecret, readGame, takeSeat } from '../lib/online/api.mjs';
import { pick } from '../lib/chance.mjs';
import { Player } from '../lib/online/player.mjs';

const RETRY = 50;
/** How often a player says or asks something instead of playing on. */
const TALK = { say: 0.04, 'take-back': 0.02, draw: 0.002, resign: 0.001 };
export const SILENT = { say: 0, 'take-back': 0, draw: 0, resign: 0 };
/** What a player may be answered who acts at the same time as the other, or talks too much; anything else is a fault. */
const HARMLESS = new Set(['stale', 'not-now', 'not-your-turn', 'not-under-way', 'left']);

const isDue = (chance, share) => chance() < share;

/** What a player does next; nothing where the other is to act. */
const choose = (contest, side, { script, chance, talk }) => {
  const wish = contest.wishes.find((asked) => asked.side !== side)?.wish;
  if (wish) return { type: isDue(chance, 0.5) ? 'grant' : 'decline', wish };
  if (contest.next !== side) return null;
  if (isDue(chance, talk.say)) return { type: 'say', phrase: pick(chance, PHRASES) };
  if (isDue(chance, talk.resign)) return { type: 'resign' };
  for (const asked of ['take-back', 'draw'])
    if (isDue(chance, talk[asked]) && contest.turns.length > 1) return { type: 'ask', wish: asked };
  const turn = script.turns[contest.turns.length];
  return turn ? { type: 'play', board: contest.board, actions: turn.actions } : { type: 'resign' };
};

export class Bout {
  id;
  /** Refusals that should not have been. */
  faults = [];
  /** The last refusal, for one who wonders why nothing goes on. */
  refusal = null;
  /** How each player saw it end. */
  endings = [];
  isOver = false;
  /** Told of every turn that a player has had confirmed. */
  onTurn = () => undefined;
  #players = [];
  #setup;

  /** `setup`: the address `base`, the `script`, the `ledger`, a source of `chance`, and how much `talk`. */
  constructor(setup) {
    this.#setup = { talk: TALK, ...setup };
  }

  /** Sits down, as often as it takes, and plays to the end. */
  async play() {
    const { base, script, ledger } = this.#setup;
    const secrets = [makeSecret(), makeSecret()];
    const creation = { agreement: script.agreement, side: 'lot', secret: secrets[0] };
    const { id, side } = await this.#insist(() => createGame(base, creation));
    if (this.isOver) return;
    this.id = id;
    ledger.know(id);
    const other = await this.#insist(() => takeSeat(base, id, secrets[1]));
    const { head } = await this.#insist(() => readGame(base, id));
    if (this.isOver) return;
    this.#players = secrets.map(
      (secret) => new Player({ base, id, secret, hear: (entry) => ledger.hear(id, entry) }),
    );
    await Promise.all(
      [side, other.side].map((each, index) => this.#follow(head, each, this.#players[index])),
    );
    this.leave();
  }

  /** How many entries both players know. */
  get length() {
    return Math.min(...this.#players.map(({ entries }) => entries.length), Infinity);
  }

  leave() {
    this.isOver = true;
    for (const player of this.#players) player.close();
  }

  /** A server that is away is asked again. */
  async #insist(ask) {
    while (!this.isOver) {
      try {
        return await ask();
      } catch (error) {
        if (error.status !== undefined && error.status < 500 && error.status !== 429) throw error;
        await pause(RETRY);
      }
    }
    return {};
  }

  async #follow(head, side, player) {
    let contest = newContest(head);
    while (!player.isClosed) {
      for (const entry of player.entries.slice(contest.length)) contest = record(contest, entry);
      if (contest.ending) {
        this.endings.push(contest.ending);
        return;
      }
      const request = contest.seated.length === 2 ? choose(contest, side, this.#setup) : null;
      if (request === null) await player.news();
      else await this.#act(side, player, request);
    }
  }

  async #act(side, player, request) {
    const { problem, message, entry } = await player.ask(request);
    if (entry?.deed.type === 'play') this.onTurn(side, entry);
    if (problem === undefined) return;
    this.refusal = `${this.id}: ${JSON.stringify(request)} was refused: ${problem}, ${message}`;
    if (!HARMLESS.has(problem)) this.faults.push(this.refusal);
    // What made it impossible will be known in a moment.
    await Promise.race([player.news(), pause(RETRY)]);
  }
}
