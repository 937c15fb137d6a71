/** Sets of squares are WORDS integers; these functions compare two of them, each given by its array and place. */

/** Whether two sets have a square in common. */
export const seesAny = (cells: Int32Array, sets: Int32Array, set: number, other: number): boolean =>
  ((sets[set]! & cells[other]!) |
    (sets[set + 1]! & cells[other + 1]!) |
    (sets[set + 2]! & cells[other + 2]!) |
    (sets[set + 3]! & cells[other + 3]!)) !==
  0;
