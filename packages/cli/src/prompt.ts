import { createInterface } from 'node:readline';
import { linesOf } from './streams.ts';
import type { Streams } from './streams.ts';

/** Asks for one line after another; undefined once there are no more. */
export interface Prompt {
  ask(question: string): Promise<string | undefined>;
  close(): void;
}

/** On a terminal, with the line edited and earlier lines at hand. */
const terminalPrompt = (): Prompt => {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const lines: AsyncIterator<string, undefined> = reader[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      reader.setPrompt(question);
      reader.prompt();
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
