/** Setting text for a terminal. */

export const WIDTH = 80;

const NO_BREAK = '\u00a0';

/** Keeps an equation on one line. */
export const keep = (text: string): string => text.replaceAll(' ', NO_BREAK);

/** Breaks a paragraph into lines; a word that is longer than a line stays whole. */
export const wrap = (text: string, indent = 0, width = WIDTH): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].map((each) => ' '.repeat(indent) + each.replaceAll(NO_BREAK, ' '));
};

/** A term and, in a column of its own, what is said of it; a long term gets a line for itself. */
export const hang = (term: string, text: string, column: number, indent = 2): string[] => {
  const start = indent + column;
  const lines = wrap(text, start);
  const head = ' '.repeat(indent) + term;
  if (head.length + 1 > start) return [head, ...(text === '' ? [] : lines)];
  const [first = '', ...others] = lines;
  return [(head.padEnd(start) + first.slice(start)).trimEnd(), ...others];
};

/** Short items in columns, filled row by row. */
export const columns = (items: readonly string[], indent = 2): string[] => {
  const widest = Math.max(1, ...items.map((item) => item.length)) + 2;
  const perRow = Math.max(1, Math.floor((WIDTH - indent + 2) / widest));
  const rows: string[] = [];
  for (let start = 0; start < items.length; start += perRow) {
    const row = items.slice(start, start + perRow).map((item) => item.padEnd(widest));
    rows.push((' '.repeat(indent) + row.join('')).trimEnd());
  }
  return rows;
};

/** `a`, `a and b`, `a, b and c`. */
export const listed = (items: readonly string[], word = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** `1 turn`, `7 turns`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const joinLines = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
