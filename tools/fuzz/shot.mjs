// One thing sent over a socket, and what may come back for it.
import { fromClient } from '@calculi/protocol';
import { pick } from '../lib/chance.mjs';
import { brokenText, noise, spoilText, spoilValue } from './mutation.mjs';
import { anyMessage, letters, refusedRequest } from './template.mjs';

/** The longest message that is read, in bytes. */
export const LONGEST = 16_384;

export const readMessage = (text) => {
  try {
    const { success, data } = fromClient.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
};

/** The types of answer that a text may get from a conversation in which nothing may be done. */
const answersTo = (text, { isKnown }) => {
  const message = readMessage(text);
  if (message === null) return ['refused'];
  if (message.type === 'ping') return ['pong'];
  // Who is still entering is refused another entry.
  if (message.type === 'enter' && message.secret === undefined && isKnown) return ['welcome', 'refused'];
  return ['refused'];
};

const textShot = (text, session) =>
  Buffer.byteLength(text) > LONGEST
    ? { data: text, closes: [1009] }
    : { data: text, answers: answersTo(text, session), key: readMessage(text)?.key };

/** A text that would do nothing even from a player: it cannot be read, or asks for nothing. */
const harmless = (make, { role }) => {
  for (;;) {
    const text = make();
    if (role !== 'seated' || readMessage(text)?.type !== 'do') return text;
  }
};

/** What a player sends again: it was done before, and is not done twice. */
const replay = (chance, { witness, side }) => {
  const entry = pick(
    chance,
    witness.kept.entries.filter(({ key }) => key !== undefined),
  );
  if (entry === undefined) return null;
  const data = JSON.stringify({ type: 'do', key: entry.key, request: { type: 'resign' } });
  return { data, answers: [entry.deed.side === side ? 'news' : 'refused', 'refused'], key: entry.key };
};

const refused = (chance, { witness, side }) => {
  const request = refusedRequest(chance, witness, side);
  const data = JSON.stringify({ type: 'do', key: letters(chance, 10), request });
  return { data, answers: ['refused'], key: readMessage(data)?.key };
};

const KINDS = [
  {
    weight: 6,
    make: (chance, session) =>
      textShot(
        harmless(() => JSON.stringify(spoilValue(chance, anyMessage(chance, session.witness))), session),
        session,
      ),
  },
  {
    weight: 3,
    make: (chance, session) =>
      textShot(
        harmless(() => spoilText(chance, JSON.stringify(anyMessage(chance, session.witness))), session),
        session,
      ),
  },
  {
    weight: 2,
    make: (chance, session) =>
      textShot(
        harmless(() => JSON.stringify(anyMessage(chance, session.witness)), session),
        session,
      ),
  },
  { weight: 1, make: (chance) => ({ data: noise(chance, 300), isBinary: true, answers: ['refused'] }) },
  {
    weight: 0.5,
    make: (chance, { witness }) => ({
      data: Buffer.from(JSON.stringify(anyMessage(chance, witness))),
      isBinary: true,
      answers: ['refused'],
    }),
  },
  {
    weight: 0.3,
    make: (chance, { witness }) => ({
      data: brokenText(chance, JSON.stringify(anyMessage(chance, witness))),
      closes: [1007],
    }),
  },
  {
    weight: 0.1,
    make: (chance) => ({ data: 'x'.repeat(LONGEST + 1 + Math.floor(chance() * 50_000)), closes: [1009] }),
  },
];

const SEATED_KINDS = [
  ...KINDS,
  { weight: 8, make: refused },
  { weight: 2, make: (chance, session) => replay(chance, session) ?? refused(chance, session) },
];

const weighted = (chance, kinds) => {
  let left = chance() * kinds.reduce((sum, { weight }) => sum + weight, 0);
  return kinds.find(({ weight }) => (left -= weight) < 0) ?? kinds[0];
};

/** `session`: the `witness` it speaks to, the `role` of the speaker, the `side` of a player, whether the game `isKnown`. */
export const makeShot = (chance, session) => {
  const shot = weighted(chance, session.role === 'seated' ? SEATED_KINDS : KINDS).make(chance, session);
  // A message may come in pieces.
  return { ...shot, isSplit: chance() < 0.05 && shot.data.length > 2 };
};
