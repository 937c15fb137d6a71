import { createInterface } from 'node:readline';
import { linesOf } from './streams.ts';
import type { Streams } from './streams.ts';

/** Asks for one line after another; undefined once there are no more. */
export interface Prompt {
  ask(question: string): Promise<string | undefined>;
  close(): void;
}

/** On a terminal, with the line edited and earlier lines at hand; `interrupt` is what Ctrl+C does. */
export const terminalPrompt = (
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
  interrupt: () => void = () => process.kill(process.pid, 'SIGINT'),
): Prompt => {
  const reader = createInterface({ input, output, terminal: true });
  // The terminal leaves Ctrl+C to the reader, which would only end the lines: a computer that thinks would think on.
  reader.on('SIGINT', () => {
    output.write('\n');
    reader.close();
    interrupt();
  });
  const lines: AsyncIterator<string, undefined> = reader[Symbol.asyncIterator]();
  let isClosed = false;
  reader.once('close', () => (isClosed = true));
  return {
    ask: async (question) => {
      // After Ctrl+D, which may come while nothing is asked, a prompt would open the input again and wait for ever.
      if (!isClosed) {
        reader.setPrompt(question);
        reader.prompt();
      }
      return (await lines.next()).value;
    },
    close: () => reader.close(),
  };
};

/** From a pipe: what was read is written too, so that the whole conversation can be read afterwards. */
const pipePrompt = (streams: Streams): Prompt => {
  const lines: AsyncGenerator<string, undefined> = linesOf(streams.input());
  return {
    ask: async (question) => {
      const { value } = await lines.next();
      if (value === undefined) return undefined;
      await streams.output(`${question}${value.trim()}\n`);
      return value;
    },
    close: () => {
      void lines.return(undefined);
    },
  };
};

export const openPrompt = (streams: Streams): Prompt =>
  streams.isConversation ? terminalPrompt() : pipePrompt(streams);
