import { main } from '../src/main.ts';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process; `input` comes in the pieces given. */
export const run = async (argv: readonly string[], input: readonly string[] = []): Promise<Run> => {
  let out = '';
  let err = '';
  const code = await main(argv, {
    async *input() {
      yield* input;
    },
    output: (text) => {
      out += text;
      return Promise.resolve();
    },
    errors: (text) => {
      err += text;
      return Promise.resolve();
    },
  });
  return { code, out, err };
};

/** The JSON of a call that must succeed. */
export const json = async <Shape>(...argv: readonly string[]): Promise<Shape> => {
  const { code, out, err } = await run([...argv, '--json']);
  if (code !== 0) throw new Error(err);
  return JSON.parse(out) as Shape;
};

/** The words of a call that must succeed. */
export const words = async (...argv: readonly string[]): Promise<string> => {
  const { code, out, err } = await run(argv);
  if (code !== 0) throw new Error(err);
  return out;
};

/** What a call that must fail says on stderr, a line a problem. */
export const problems = async (...argv: readonly string[]): Promise<string[]> => {
  const { code, out, err } = await run(argv);
  if (code !== 2 || out !== '') throw new Error(`exit code ${code}, on stdout: ${out}`);
  return err.trimEnd().split('\n');
};

/** A board text with these ranks and nothing else. */
export const board = (ranks: number, files: number, filled: Readonly<Record<number, string>>): string =>
  Array.from({ length: ranks }, (_, index) => filled[ranks - index] ?? String(files)).join('/');
