// A player who loses nothing: connects anew when the connection is lost, and sends what was not confirmed again, with the
// same key.
import { randomBytes } from 'node:crypto';
import { isFinal, isPassing, PING_EVERY } from '@calculi/protocol';
import { WebSocket } from 'ws';
import { socketAddress } from './api.mjs';

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1000;

const makeKey = () => randomBytes(9).toString('base64url');

export class Player {
  /** All entries known, by number less one. */
  entries = [];
  side = null;
  #base;
  #id;
  #secret;
  #hear;
  #socket = null;
  #pending = null;
  #waiting = [];
  #pause = FIRST_PAUSE;
  #timer;
  #pinging;
  /** Why the player has left. */
  #left = null;

  /** `hear` is told every entry as it arrives, known or not. */
  constructor({ base, id, secret, hear = () => undefined }) {
    this.#base = base;
    this.#id = id;
    this.#secret = secret;
    this.#hear = hear;
    this.#pinging = setInterval(() => this.#send({ type: 'ping' }), PING_EVERY);
    this.#connect();
  }

  /** Asks for something: the entry that confirms it, or why it was refused. One request at a time. */
  ask(request) {
    if (this.#left !== null) return Promise.resolve(this.#left);
    return new Promise((done) => {
      const message = { type: 'do', key: makeKey(), request };
      this.#pending = { message, done };
      if (this.side !== null) this.#send(message);
    });
  }

  /** Resolves when the log has grown, or the player has left. */
  news() {
    return new Promise((done) => {
      this.#waiting.push(done);
    });
  }

  get isClosed() {
    return this.#left !== null;
  }

  close(why = { problem: 'left' }) {
    this.#left = why;
    clearTimeout(this.#timer);
    clearInterval(this.#pinging);
    this.#socket?.terminate();
    this.#pending?.done(why);
    this.#wake();
  }

  #connect() {
    const socket = new WebSocket(socketAddress(this.#base, this.#id), { perMessageDeflate: false });
    this.#socket = socket;
    socket.on('open', () => {
      this.#send({ type: 'enter', secret: this.#secret, known: this.entries.length });
    });
    socket.on('message', (data) => this.#receive(JSON.parse(data)));
    // What is wrong shows in the close that follows.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#reconnect());
  }

  #reconnect() {
    this.side = null;
    if (this.isClosed) return;
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message) {
    if (message.type === 'welcome') {
      this.#pause = FIRST_PAUSE;
      this.side = message.you;
      this.#learn(message.entries);
      // Sent again even where the log has it: it is for the server to know what it has done.
      if (this.#pending) this.#send(this.#pending.message);
      this.#wake();
    } else if (message.type === 'news') {
      this.#learn(message.entries);
      const entry = message.entries.find(
        ({ key }) => key !== undefined && key === this.#pending?.message.key,
      );
      if (entry) this.#settle({ entry });
      this.#wake();
    } else if (message.type === 'refused') this.#refused(message);
  }

  #learn(entries) {
    for (const entry of entries) {
      this.#hear(entry);
      if (entry.number === this.entries.length + 1) this.entries.push(entry);
    }
  }

  #refused({ key, problem, message }) {
    if (key === undefined) return this.#turnedAway(problem, message);
    if (key !== this.#pending?.message.key) return undefined;
    if (isPassing(problem)) return this.#retry();
    const isDone = this.entries.some((entry) => entry.key === key);
    return this.#settle(
      isDone
        ? { problem: 'done', message: `it was done, and then refused: ${problem}` }
        : { problem, message },
    );
  }

  /** Without a key: the player was not let in, or a message was not read, which may be what was asked. */
  #turnedAway(problem, message) {
    if (this.side !== null) return this.#retry();
    // The close that follows leads to another try.
    return isFinal(problem) ? this.close({ problem, message }) : this.#socket.terminate();
  }

  #retry() {
    if (this.#pending === null) return;

    const { message } = this.#pending;
    setTimeout(() => {
      if (this.#pending?.message === message) this.#send(message);
    }, FIRST_PAUSE);
  }

  #settle(answer) {
    const { done } = this.#pending;
    this.#pending = null;
    done(answer);
  }

  #wake() {
    for (const done of this.#waiting.splice(0)) done();
  }
}
