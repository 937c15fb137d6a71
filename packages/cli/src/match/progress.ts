import type { Streams } from '../streams.ts';

const WIDTH = 30;

/** How far a match has come: a line that is written anew on a terminal, elsewhere a line for every tenth. */
export class Progress {
  private readonly streams: Streams;
  private readonly total: number;
  private tenths = 0;

  constructor(streams: Streams, total: number) {
    this.streams = streams;
    this.total = total;
  }

  show(done: number, text: string): void {
    const share = done / this.total;
    const line = `${String(done).padStart(String(this.total).length)}/${this.total}  ${text}`;
    if (this.streams.isTerminal) {
      const filled = Math.round(share * WIDTH);
      this.write(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${line}\u001B[K`);
    } else if (Math.floor(share * 10) > this.tenths) {
      this.tenths = Math.floor(share * 10);
      this.write(`${line}\n`);
    }
  }

  finish(): void {
    if (this.streams.isTerminal) this.write('\n');
  }

  private write(text: string): void {
    void this.streams.errors(text);
  }
}
