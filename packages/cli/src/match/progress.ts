import type { Streams } from '../streams.ts';

const WIDEST = 30;
/** A shorter bar shows nothing. */
const LEAST = 5;

/** A bar of this width with its brackets. */
const bar = (share: number, width: number): string => {
  const filled = Math.round(share * width);
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] `;
};

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
    const { terminal } = this.streams;
    const share = done / this.total;
    const line = `${String(done).padStart(String(this.total).length)}/${this.total}  ${text}`;
    if (terminal) {
      // What does not fit into one row could not be written anew. The last column stays free, as some terminals go on
      // to the next row with it.
      const most = terminal.columns - 1;
      const width = Math.min(WIDEST, most - line.length - bar(0, 0).length);
      this.write(`\r${width < LEAST ? line.slice(0, most) : bar(share, width) + line}\u001B[K`);
    } else if (Math.floor(share * 10) > this.tenths) {
      this.tenths = Math.floor(share * 10);
      this.write(`${line}\n`);
    }
  }

  finish(): void {
    if (this.streams.terminal) this.write('\n');
  }

  private write(text: string): void {
    void this.streams.errors(text);
  }
}
