// A conversation over a socket that means no good: everything in it is answered, and nothing in it is done.
import { once } from 'node:events';
import { fromServer } from '@calculi/protocol';
import { WebSocket } from 'ws';
import { pick } from '../lib/chance.mjs';
import { socketAddress } from '../lib/online/api.mjs';
import { makeShot } from './shot.mjs';
import { letters } from './template.mjs';

const PATIENCE = 10_000;
/** A conversation is ended after this much that was no use. */
const STRIKES = 20;
/** Ends that tell a client why: protocol, kind of data, text, policy, size, try again. */
const CLOSES = new Set([1002, 1003, 1007, 1008, 1009, 1013]);
const COUNTED = new Set(['refused', 'pong', 'welcome', 'news']);

const enterAs = (role, secret) => {
  if (role === 'stranger') return null;
  return JSON.stringify({ type: 'enter', known: 0, ...(secret !== undefined && { secret }) });
};

/** Who speaks to which game. */
const plan = (chance, witnesses) => {
  const witness = pick(chance, witnesses);
  const isKnown = chance() < 0.9;
  const id = isKnown ? witness.id : letters(chance, 10);
  const role = isKnown ? pick(chance, ['stranger', 'spectator', 'seated', 'seated', 'wrong']) : 'wrong';
  const side = pick(chance, Object.keys(witness.secrets));
  const foreign = pick(
    chance,
    witnesses.filter((each) => each !== witness),
  );
  const secrets = {
    seated: witness.secrets[side],
    // A right secret, but of another game.
    wrong: Object.values(foreign.secrets)[0],
  };
  const session = { witness, role, side, isKnown };
  const count = chance() < 0.05 ? 2 * STRIKES : 4 + Math.floor(chance() * 13);
  const shots = [];
  const enter = enterAs(role, secrets[role]);
  if (enter)
    shots.push({ data: enter, answers: [role === 'wrong' ? 'refused' : 'welcome'], isAwaited: true });
  while (shots.length < count && !shots.at(-1)?.closes) shots.push(makeShot(chance, session));
  return { id, role, shots, last: pick(chance, ['close', 'terminate']) };
};

class Talk {
  answers = [];
  close = null;
  #socket;
  #wake = () => undefined;

  constructor(socket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const answer = JSON.parse(data);
      if (COUNTED.has(answer.type)) this.answers.push(answer);
      if (!fromServer.safeParse(answer).success) this.answers.push({ type: 'nonsense', answer });
      this.#wake();
    });
    socket.on('close', (code) => {
      this.close ??= code;
      this.#wake();
    });
    socket.on('error', () => undefined);
  }

  send({ data, isBinary = false, isSplit }) {
    if (!isSplit) return this.#socket.send(data, { binary: isBinary });
    const bytes = Buffer.from(data);
    const middle = Math.floor(bytes.length / 2);
    this.#socket.send(bytes.subarray(0, middle), { binary: isBinary, fin: false });
    return this.#socket.send(bytes.subarray(middle), { binary: isBinary, fin: true });
  }

  /** Waits for enough answers, or the end; says whether it came in time. */
  until(isEnough) {
    return new Promise((done) => {
      const timer = setTimeout(() => done(false), PATIENCE);
      this.#wake = () => {
        if (this.close === null && !isEnough(this.answers.length)) return;
        clearTimeout(timer);
        done(true);
      };
      this.#wake();
    });
  }

  async end(how) {
    if (this.close !== null) return;
    const closed = once(this.#socket, 'close');
    this.#socket[how]();
    await closed;
  }
}

/** What is wrong with the answers, or nothing. */
const judge = (shots, { answers, close }, isLimited) => {
  const bad = answers.find(
    ({ type, problem, message }) =>
      type === 'nonsense' || (type === 'refused' && (problem === 'internal' || message.trim() === '')),
  );
  if (bad) return `answered with ${JSON.stringify(bad)}`;
  const wanted = shots.at(-1).closes;
  if (close !== null && !CLOSES.has(close)) return `closed with ${close}`;
  // One who is cut off for sending too much that is no use is not owed an answer to the rest.
  if (isLimited || (close === 1008 && answers.length >= STRIKES)) return null;
  if (wanted) return wanted.includes(close) ? null : `closed with ${close}, not with ${wanted}`;
  if (close !== null) return `closed with ${close}`;
  if (answers.length !== shots.length) return `${shots.length} messages had ${answers.length} answers`;
  for (const type of COUNTED) {
    const least = shots.filter(
      ({ answers: [first, ...others] }) => first === type && others.length === 0,
    ).length;
    const most = shots.filter(({ answers: types }) => types.includes(type)).length;
    const found = answers.filter((answer) => answer.type === type).length;
    if (found < least || found > most) return `${found} answers ${type}, not ${least} to ${most}`;
  }
  const keys = new Set(answers.map(({ key, entries }) => key ?? entries?.[0]?.key));
  const missing = shots.find(({ key }) => key !== undefined && !keys.has(key));
  return missing ? `the answer to ${missing.key} does not say so` : null;
};

/** Holds one conversation; says how many messages it had, how they were answered, and what was wrong. */
export const holdTalk = async (base, chance, witnesses, isLimited) => {
  const { id, role, shots, last } = plan(chance, witnesses);
  const socket = new WebSocket(socketAddress(base, id), { perMessageDeflate: false });
  const talk = new Talk(socket);
  const refusal = await new Promise((done) => {
    socket.once('open', () => done(null));
    socket.once('unexpected-response', (_request, response) => {
      done(response.statusCode);
      socket.terminate();
    });
    socket.once('error', (error) => done(error.message));
  });
  if (refusal !== null)
    return {
      count: 1,
      outcomes: [`no socket ${refusal}`],
      fault: isLimited ? null : `a socket was refused: ${refusal}`,
    };
  let sent = 0;
  for (const shot of shots) {
    if (talk.close !== null) break;
    talk.send(shot);
    sent++;
    if (shot.isAwaited) await talk.until((count) => count >= 1);
  }
  const isEnding = shots.at(-1).closes !== undefined;
  const isInTime = await talk.until((count) => !isEnding && count >= sent);
  const fault = judge(shots, talk, isLimited) ?? (isInTime || isLimited ? null : 'no answer in time');
  const outcomes = talk.answers.map(({ type, problem }) => `socket ${problem ?? type}`);
  if (talk.close !== null) outcomes.push(`socket closed ${talk.close}`);
  await talk.end(last);
  return {
    count: sent,
    outcomes,
    fault:
      fault &&
      `${fault}\nas ${role} of ${id}: ${shots.map(({ data }) => JSON.stringify(data.toString())).join('\n  ')}\nanswers: ${JSON.stringify(talk.answers)}`,
  };
};
