/** A loop that never changes, so that figures from different machines can be compared. */
export const calibrate = (seconds) => {
  const table = new Int32Array(4096);
  let state = 1;
  let sum = 0;
  const loop = (count) => {
    for (let index = 0; index < count; index++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      const at = state & 4095;
      table[at] = table[at] + (state & 7);
      sum ^= table[at];
    }
    return sum;
  };
  return rateOf(loop, 1_000_000, seconds);
};

/** How many units a second of processor time holds, after a warm-up; `run(count)` does so many units. */
export const rateOf = (run, count, seconds) => {
  run(count);
  run(count);
  let done = 0;
  const start = process.cpuUsage();
  let spent = 0;
  while (spent < seconds * 1e6) {
    run(count);
    done += count;
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  }
  return (done * 1e6) / spent;
};
