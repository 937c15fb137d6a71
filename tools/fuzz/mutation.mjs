// Ways of spoiling a message: as a value, as a text, as bytes.
import { pick } from '../lib/chance.mjs';

const below = (chance, limit) => Math.floor(chance() * limit);

const TEXTS = [
  '',
  ' ',
  '0',
  'null',
  '__proto__',
  'constructor',
  '../../../etc/passwd',
  "'; DROP TABLE games; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '%s%n%x',
  '\0',
  '\u202Eabc',
  '\uFEFF',
  '\u{1F9EE}\u0301\u0301',
  '\uD800',
  'a\r\nset-cookie: b=c',
  'ａ１－ａ２',
];
const NUMBERS = [0, -0, -1, 1, 0.5, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 5e-324];

const nested = (depth) => {
  let value = null;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { actions: value };
  return value;
};

const VALUES = [
  (chance) => pick(chance, TEXTS),
  (chance) => pick(chance, NUMBERS),
  () => null,
  (chance) => chance() < 0.5,
  () => [],
  () => ({}),
  (chance) => pick(chance, ['x', '\u00E9', '\u{1F9EE}', '\\', '"']).repeat(1 + below(chance, 3000)),
  (chance) => Array.from({ length: below(chance, 500) }, () => pick(chance, TEXTS)),
  (chance) => nested(1 + below(chance, 400)),
];

/** A value of any other kind. */
const anyValue = (chance) => pick(chance, VALUES)(chance);

/** All places in a value: the holder and the name in it. */
const placesIn = (holder) =>
  Object.entries(holder).flatMap(([name, value]) => [
    { holder, name },
    ...(typeof value === 'object' && value !== null ? placesIn(value) : []),
  ]);

const setOwn = (holder, name, value) =>
  Object.defineProperty(holder, name, { value, enumerable: true, writable: true, configurable: true });

const CHANGES = [
  (chance, { holder, name }) => setOwn(holder, name, anyValue(chance)),
  (_chance, { holder, name }) => delete holder[name],
  (chance, { holder }) => setOwn(holder, pick(chance, TEXTS), anyValue(chance)),
  (_chance, { holder, name }) => setOwn(holder, name, [holder[name]]),
  (_chance, { holder, name }) => setOwn(holder, name, JSON.stringify(holder[name])),
  (_chance, { holder, name }) => setOwn(holder, `${name} `, holder[name]),
];

/** A copy with one to three things changed anywhere in it. */
export const spoilValue = (chance, value) => {
  const copy = structuredClone({ value });
  for (let change = below(chance, 3); change >= 0; change--)
    pick(chance, CHANGES)(chance, pick(chance, placesIn(copy)) ?? { holder: copy, name: 'value' });
  return copy.value ?? null;
};

const TEXT_CHANGES = [
  (chance, text) => text.slice(0, below(chance, text.length)),
  (chance, text) => text.slice(below(chance, text.length)),
  (chance, text) => {
    const at = below(chance, text.length);
    return (
      text.slice(0, at) + pick(chance, ['"', '{', ']', ',', '\\', '\0', '1', '\uFEFF']) + text.slice(at + 1)
    );
  },
  (_chance, text) => text + text,
  (_chance, text) => `\uFEFF${text}`,
  (_chance, text) => text.replaceAll('"', "'"),
  (_chance, text) => text.replace(/[\d]+/, '1e999'),
  (_chance, text) => text.replace('{', '{"type":"ping","type":"resign",'),
  (_chance, text) => `${text}//`,
  (chance) => pick(chance, ['', ' ', '\n', '[]', 'null', '0', '""', '{', 'NaN', 'undefined', '[[[[[']),
  (chance) => '['.repeat(1 + below(chance, 8000)),
  (chance) => '{"type":'.repeat(1 + below(chance, 1000)),
];

export const spoilText = (chance, text) => pick(chance, TEXT_CHANGES)(chance, text);

export const noise = (chance, most) =>
  Buffer.from(Array.from({ length: 1 + below(chance, most) }, () => below(chance, 256)));

/** Bytes that are no UTF-8. */
export const brokenText = (chance, text) => {
  const bytes = Buffer.from(text);
  const broken = pick(chance, [
    [0xff],
    [0xc0, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf5, 0x80, 0x80, 0x80],
    [0xe2, 0x82],
  ]);
  const at = below(chance, bytes.length);
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(broken), bytes.subarray(at)]);
};
