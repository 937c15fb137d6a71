// A bot that plays online games with the engine. docs/api.md says how it talks to the server.
//
//   node examples/bot.mjs http://localhost:8080/#/online/abcdefghij   takes the free seat of a game
//   node examples/bot.mjs http://localhost:8080 --rules boutin        creates a game and prints its link
//
// Other flags: --level 1…10, --side even|odd|black|white|lot, --minutes N --increment N, --option k=v …
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startEngine } from '@calculi/engine/node';
import {
  claimableAt,
  contestOf,
  isFinal,
  isPassing,
  isUnderWay,
  PING_EVERY,
  record,
  SILENCE,
} from '@calculi/protocol';
import { compile, newGame, parsePosition, playAction, ruleSets } from '@calculi/rules';
import { WebSocket } from 'ws';

/** Milliseconds for a turn, and between attempts to connect or to send something again. */
const THINKING = 1500;
const RETRY = { first: 500, later: 2000, most: 10_000 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rules: { type: 'string', default: 'boutin' },
    level: { type: 'string', default: '5' },
    side: { type: 'string', default: 'lot' },
    minutes: { type: 'string' },
    increment: { type: 'string', default: '5' },
    option: { type: 'string', multiple: true, default: [] },
    secret: { type: 'string' },
  },
});

/** The server, and the game where the link names one. */
function readLink(text) {
  const url = new URL(text);
  const [, id = null] = /\/([\w-]{10})(?:[/?]|$)/.exec(url.hash) ?? [];
  return { server: url.origin, id };
}

async function post(server, path, body) {
  const response = await fetch(`${server}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.problem}: ${answer.message}`);
  return answer;
}

/** Sits down, at a game that is there or at a new one. */
async function takeSeat(server, id, secret) {
  if (id !== null) return post(server, `/api/games/${id}/seat`, { secret });
  const spec = ruleSets.find((each) => each.id === values.rules);
  if (!spec) throw new Error(`there is no rule set “${values.rules}”`);
  const clock =
    values.minutes === undefined
      ? null
      : { kind: 'minutes', minutes: Number(values.minutes), increment: Number(values.increment) };
  return post(server, '/api/games', {
    agreement: {
      rules: `${spec.id}@${spec.version}`,
      options: Object.fromEntries(values.option.map((each) => each.split('='))),
      position: null,
      clock,
      aids: true,
      listed: false,
    },
    side: values.side,
    secret,
  });
}

/** The game on the board, by the library that the server uses too. */
function gameOf({ head: { agreement }, actions }) {
  const [id] = agreement.rules.split('@');
  const rules = compile(
    ruleSets.find((each) => each.id === id),
    agreement.options,
  );
  const start = agreement.position === null ? undefined : parsePosition(rules, agreement.position);
  return actions.reduce((game, action) => playAction(game, action), newGame(rules, start));
}

class Bot {
  contest = null;
  /** The request that is not answered yet. It is sent again after a cut, with the same key, and so done once. */
  pending = null;
  wait = RETRY.first;
  /** The server has let it in, at the socket that is open now. */
  isWelcome = false;

  constructor(server, seat, secret) {
    this.address = `${server.replace(/^http/, 'ws')}/api/games/${seat.id}/live`;
    this.side = seat.side;
    this.secret = secret;
    this.engine = startEngine();
  }

  connect() {
    this.socket = new WebSocket(this.address);
    this.socket.on('open', () => {
      this.send({ type: 'enter', secret: this.secret, known: this.contest?.length ?? 0 });
      this.heard = Date.now();
      this.heartbeat = setInterval(() => this.checkIn(), PING_EVERY);
    });
    this.socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(data)));
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      clearInterval(this.heartbeat);
      clearTimeout(this.claiming);
      this.isWelcome = false;
      if (this.isDone) return;
      console.log(`The connection is lost; trying again in ${this.wait} ms.`);
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(2 * this.wait, RETRY.most);
    });
  }

  /** A connection may be dead without anyone having said so. */
  checkIn() {
    if (Date.now() - this.heard > SILENCE) this.socket.terminate();
    else this.send({ type: 'ping' });
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  ask(request) {
    this.pending = { type: 'do', key: randomBytes(12).toString('base64url'), request };
    this.send(this.pending);
  }

  hear(message) {
    this.heard = Date.now();
    if (message.type === 'welcome') {
      this.wait = RETRY.first;
      this.isWelcome = true;
      this.contest ??= contestOf(message.head, []);
      this.take(message.entries);
      if (this.pending) this.send(this.pending);
      else void this.act();
    }
    if (message.type === 'news') {
      this.take(message.entries);
      void this.act();
    }
    if (message.type === 'welcome' || message.type === 'presence') this.watch(message);
    if (message.type === 'refused') this.refused(message);
  }

  /** Only what is new is recorded: entries may arrive twice. */
  take(entries) {
    for (const entry of entries) {
      if (entry.number !== this.contest.length + 1) continue;
      this.contest = record(this.contest, entry);
      if (entry.key === this.pending?.key) this.pending = null;
      if (entry.deed.type === 'play') console.log(`${entry.deed.side}: ${entry.deed.actions.join(' ')}`);
    }
  }

  refused({ key, problem, message }) {
    console.log(`Refused (${problem}): ${message}`);
    if (!this.isWelcome) {
      if (isFinal(problem)) this.stop();
      else this.socket.close();
    } else if (isPassing(problem)) {
      // It may have been done all the same: with the same key it is not done twice.
      setTimeout(() => this.pending && this.send(this.pending), RETRY.later);
    } else if (key !== undefined && key === this.pending?.key) {
      this.pending = null;
      void this.act();
    }
  }

  /** Answers wishes and plays when it is its turn. */
  async act() {
    if (this.pending || this.isThinking || !this.contest) return;
    if (this.contest.ending) return this.end();
    if (!isUnderWay(this.contest)) return;
    const wished = this.contest.wishes.find(({ side }) => side !== this.side);
    if (wished) {
      // It likes to let others try again, and plays to the end.
      this.ask({ type: wished.wish === 'take-back' ? 'grant' : 'decline', wish: wished.wish });
      return;
    }
    if (this.contest.next === this.side) await this.play();
  }

  async play() {
    const { board } = this.contest;
    this.isThinking = true;
    const thought = await this.engine.think(
      gameOf(this.contest),
      { level: Number(values.level), seed: board },
      { time: THINKING },
    );
    this.isThinking = false;
    const [turn] = thought.lines[0]?.turns ?? [];
    // What happened meanwhile, such as a take-back, is thought about anew.
    if (this.contest.board !== board || this.contest.ending || !turn) return this.act();
    this.ask({ type: 'play', board, actions: turn });
  }

  /** Claims the game once the opponent has been away for long enough. */
  watch({ presence, now }) {
    clearTimeout(this.claiming);
    const at = claimableAt(this.contest, this.side, presence);
    if (at === null) return;
    this.claiming = setTimeout(
      () => {
        if (!this.pending && isUnderWay(this.contest)) this.ask({ type: 'claim', result: 'win' });
      },
      Math.max(0, at - now) + 1000,
    );
  }

  end() {
    const { winner, reason } = this.contest.ending;
    console.log(`The game is over: ${winner ?? 'nobody'} wins (${reason}).`);
    this.stop();
  }

  stop() {
    this.isDone = true;
    this.engine.close();
    clearTimeout(this.claiming);
    this.socket.close();
  }
}

try {
  const { server, id } = readLink(positionals[0] ?? 'http://localhost:8080');
  const secret = values.secret ?? randomBytes(16).toString('base64url');
  const seat = await takeSeat(server, id, secret);
  console.log(`Playing ${seat.side} at ${server}/#/online/${seat.id}`);
  new Bot(server, seat, secret).connect();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
