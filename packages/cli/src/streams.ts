/** Where a command reads and writes: the process, or a test. */
export interface Streams {
  /** Called only by a command that reads, so that others never wait for a terminal. */
  readonly input: () => AsyncIterable<string>;
  readonly output: Sink;
  readonly errors: Sink;
  /** Where somebody watches what is written to `errors`, and a line can be written anew. */
  readonly terminal?: { readonly columns: number } | undefined;
  /** Somebody types the input and watches the output. */
  readonly isConversation?: boolean;
}

/** Resolves once more may be written. */
export type Sink = (text: string) => Promise<void>;

/** A failed write resolves too: who reads no further has not made an error (bin ends the process then). */
const sink =
  (stream: NodeJS.WriteStream): Sink =>
  (text) =>
    new Promise((resolve) => {
      stream.write(text, () => resolve());
    });

async function* readStdin(): AsyncGenerator<string> {
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) yield String(chunk);
}

export const processStreams = (): Streams => {
  // A closed stderr has nobody left to tell.
  process.stderr.on('error', () => undefined);
  return {
    input: readStdin,
    output: sink(process.stdout),
    errors: sink(process.stderr),
    terminal: process.stderr.isTTY && process.env['TERM'] !== 'dumb' ? process.stderr : undefined,
    isConversation: process.stdin.isTTY && process.stdout.isTTY,
  };
};

/** More characters of a line are not kept: who writes without ever ending a line does not fill the memory. */
const LONGEST_LINE = 16_000_000;

/** Cuts a text that comes in pieces into lines. */
export class LineCutter {
  #pending = '';

  /** The lines that are complete with this piece. */
  add(piece: string): string[] {
    const lines: string[] = [];
    for (const [index, part] of piece.split('\n').entries()) {
      if (index > 0) {
        lines.push(this.#pending);
        this.#pending = '';
      }
      if (this.#pending.length < LONGEST_LINE) this.#pending += part;
    }
    return lines;
  }

  /** What has come of a line that is not complete. */
  get rest(): string {
    return this.#pending;
  }
}

/** The lines of a text that comes in pieces; the last one need not be ended. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  const cutter = new LineCutter();
  for await (const chunk of chunks) yield* cutter.add(chunk);
  if (cutter.rest !== '') yield cutter.rest;
  return undefined;
}
