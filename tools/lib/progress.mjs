// One line that is written anew as long as the work goes on; where nobody watches, now and then a line of its own.

const QUIET = 10_000;

/** `say` replaces the line, `keep` leaves a line standing above it. */
export const makeProgress = (stream = process.stderr) => {
  let last = 0;
  return {
    say(text) {
      if (stream.isTTY) stream.write(`\r${text}\u001B[K`);
      else if (Date.now() - last >= QUIET) {
        last = Date.now();
        stream.write(`${text}\n`);
      }
    },
    keep(text) {
      stream.write(stream.isTTY ? `\r${text}\u001B[K\n` : `${text}\n`);
    },
    end() {
      if (stream.isTTY) stream.write('\r\u001B[K');
    },
  };
};

export const silent = { say: () => undefined, keep: () => undefined, end: () => undefined };
