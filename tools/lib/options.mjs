import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** What a tool says of itself: the comment at its head. */
const usageOf = (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .slice(
      0,
      lines.findIndex((line) => !line.startsWith('//')),
    )
    .map((line) => line.slice(3))
    .join('\n');
};

const parse = (defaults) => {
  const options = Object.fromEntries(
    Object.entries({ help: false, ...defaults }).map(([name, value]) => [
      name,
      { type: typeof value === 'boolean' ? 'boolean' : 'string' },
    ]),
  );
  return parseArgs({ options }).values;
};

const numberOf = (name, text) => {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < 0)
    throw new TypeError(`--${name} needs a number, not '${text}'`);
  return number;
};

/** One of the words there are; where the usual value is a list, several with commas between. */
const wordsOf = (name, text, known, usual) => {
  const given = usual.includes(',') ? text.split(',') : [text];
  const wrong = given.find((word) => !known.includes(word));
  if (wrong !== undefined)
    throw new TypeError(`--${name}: there is no '${wrong}'; there are ${known.join(', ')}`);
  return text;
};

/**
 * The options that a tool was called with. A default says what kind of value is wanted: a number, a switch, or else a text,
 * for which `words` may list all there are. `--help` shows the head of the tool; what it does not know ends it with a word.
 */
export const readOptions = (module, defaults, words = {}) => {
  const file = fileURLToPath(module);
  try {
    const { help, ...given } = parse(defaults);
    if (help) {
      console.log(usageOf(file));
      process.exit(0);
    }
    const valueOf = (name, value) => {
      if (typeof defaults[name] === 'number') return numberOf(name, value);
      return words[name] ? wordsOf(name, value, words[name], defaults[name]) : value;
    };
    const values = Object.entries(given).map(([name, value]) => [name, valueOf(name, value)]);
    return { ...defaults, ...Object.fromEntries(values) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${basename(file)}: ${error.message}\n\n${usageOf(file)}`);
    return process.exit(2);
  }
};
