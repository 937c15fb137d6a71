// Times of recovery, in words.

export const median = (numbers) => [...numbers].sort((x, y) => x - y)[Math.floor(numbers.length / 2)] ?? 0;

export const times = (numbers) =>
  `median ${Math.round(median(numbers))} ms, worst ${Math.round(Math.max(0, ...numbers))} ms`;
