/** How many changes are kept: a reader that has missed more must look at every piece. */
const SPAN = 256;

/**
 * Which pieces of a kernel have changed their place or their layers, one after another, undone changes too. Who
 * remembers how far it has read need only compare those that follow.
 */
export class Changes {
  /** How many there have been. */
  count = 0;
  private readonly ids = new Uint8Array(SPAN);

  note(id: number): void {
    this.ids[this.count++ & (SPAN - 1)] = id;
  }

  /** Anything may have changed. */
  noteAll(): void {
    this.count += SPAN + 1;
  }

  /** Whether all since the one of this number are still known. */
  knows(number: number): boolean {
    return this.count - number <= SPAN;
  }

  at(number: number): number {
    return this.ids[number & (SPAN - 1)]!;
  }
}
