// The games that are played while servers die.
import { agreementOn, writeScripts } from '../lib/online/script.mjs';

const EACH = 4;

/** Games of several families, to their end or far into them. */
export const longScripts = (chance) =>
  ['latrunculi-piso', 'glorious', 'boutin'].flatMap((id) =>
    writeScripts(agreementOn(id, { listed: true }), chance, 250, EACH, ({ turns }) => turns.length > 60),
  );

/** Games that the rules end, after time enough for a node to die. */
export const endingScripts = (chance) =>
  writeScripts(
    agreementOn('glorious', { clock: { kind: 'minutes', minutes: 10, increment: 5 } }),
    chance,
    200,
    EACH,
    ({ turns, result }) => turns.length > 80 && result !== null,
  );
