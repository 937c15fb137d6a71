/** Where a command reads and writes: the process, or a test. */
export interface Streams {
  /** Called only by a command that reads, so that others never wait for a terminal. */
  readonly input: () => AsyncIterable<string>;
  readonly output: Sink;
  readonly errors: Sink;
  /** Somebody watches what is written to `errors`. */
  readonly isTerminal?: boolean;
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
    isTerminal: process.stderr.isTTY,
    isConversation: process.stdin.isTTY && process.stdout.isTTY,
  };
};

/** The lines of a text that comes in pieces; the last one need not be ended. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let pending = '';
  for await (const chunk of chunks) {
    const lines = (pending + chunk).split('\n');
    pending = lines.pop() ?? '';
    yield* lines;
  }
  if (pending !== '') yield pending;
  return undefined;
}
