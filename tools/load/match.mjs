// A game under load: two players who follow a script, and spectators who only listen. It does as little as it can, since
// it shares the machine with what it measures.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { seatTwo, socketAddress } from '../lib/online/api.mjs';

/** Where the first letter of the type stands in a message of the server. */
const TYPE_AT = '{"type":"'.length;
const NEWS = 'n'.charCodeAt(0);
const REFUSED = 'r'.charCodeAt(0);
const SOCKET = { perMessageDeflate: false, skipUTF8Validation: true };

export class Match {
  /** What has arrived anywhere, in messages. */
  received = 0;
  refusals = [];
  /** Told how long the turn took from when it was due to the opponent's receipt. */
  onConfirmed = () => undefined;
  #script;
  #base;
  #id;
  #sockets = {};
  #spectators = [];
  #at = 0;
  #board = 0;
  #key = '';
  #due = 0;
  #isWaiting = false;

  constructor(base, script) {
    this.#base = base;
    this.#script = script;
  }

  get turnsLeft() {
    return this.#script.turns.length - this.#at;
  }

  get isWaiting() {
    return this.#isWaiting;
  }

  async seat() {
    const { id, secrets } = await seatTwo(this.#base, this.#script.agreement);
    this.#id = id;
    this.secrets = secrets;
  }

  async enter(watchers) {
    const sides = Object.keys(this.secrets);
    for (const [index, side] of sides.entries()) {
      const socket = await this.#open({ secret: this.secrets[side] });
      this.#sockets[side] = socket;
      socket.on('message', (data) => this.#hear(sides[index], data));
    }
    for (let each = 0; each < watchers; each++) this.#spectators.push(await this.#open({}));
    for (const socket of this.#spectators)
      socket.on('message', () => {
        this.received++;
      });
  }

  async #open(who) {
    const socket = new WebSocket(socketAddress(this.#base, this.#id), SOCKET);
    await once(socket, 'open');
    // A socket that breaks shows in turns that never arrive.
    socket.on('error', () => undefined);
    socket.send(JSON.stringify({ type: 'enter', known: 0, ...who }));
    const [data] = await once(socket, 'message');
    if (JSON.parse(data).type !== 'welcome') throw new Error(`no welcome but ${data}`);
    return socket;
  }

  /** Sends the next turn, which was due at `due`. */
  send(due) {
    const { side, actions } = this.#script.turns[this.#at];
    this.#key = `turn-${String(this.#at).padStart(6, '0')}`;
    this.#due = due;
    this.#isWaiting = true;
    const request = { type: 'play', board: this.#board, actions };
    this.#sockets[side].send(JSON.stringify({ type: 'do', key: this.#key, request }));
  }

  #hear(side, data) {
    this.received++;
    const type = data[TYPE_AT];
    if (type === REFUSED) this.refusals.push(data.toString());
    // The sender's own copy is only counted: the turn is done when the opponent has it.
    if (type !== NEWS || !this.#isWaiting || side === this.#script.turns[this.#at].side) return;
    const { entries } = JSON.parse(data);
    const entry = entries.find(({ key }) => key === this.#key);
    if (entry === undefined) return;
    this.#isWaiting = false;
    this.#at++;
    this.#board = entry.number;
    this.onConfirmed(performance.now() - this.#due, this);
  }

  /** Silence for long is a dead connection: someone who waits must say so. */
  ping() {
    for (const socket of [...Object.values(this.#sockets), ...this.#spectators])
      socket.send('{"type":"ping"}');
  }

  leave() {
    for (const socket of [...Object.values(this.#sockets), ...this.#spectators]) socket.terminate();
    this.#sockets = {};
    this.#spectators = [];
  }
}
