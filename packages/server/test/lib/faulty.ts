import type { Addition, Store } from '@calculi/server';
import { MemoryStore } from './memory.ts';

/** A store whose commits can be held back, lost before they are made, or made without anyone hearing of it. */
export class FaultyStore extends MemoryStore implements Store {
  /** What the disk does with the next additions. */
  mood: 'well' | 'held' | 'failing' | 'deaf' = 'well';
  appends = 0;
  #held: (() => void)[] = [];

  override async append(id: string, addition: Addition): Promise<boolean> {
    this.appends += 1;
    if (this.mood === 'held') await new Promise<void>((resolve) => this.#held.push(resolve));
    if (this.mood === 'failing') throw new Error('the disk is full');
    const isKept = await super.append(id, addition);
    if (this.mood === 'deaf') throw new Error('the connection broke after the commit');
    return isKept;
  }

  release(): void {
    this.mood = 'well';
    for (const resolve of this.#held) resolve();
    this.#held = [];
  }
}
