/** Where times come from: the system, or a test. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  after(milliseconds: number, task: () => void): Timer;
}

export interface Timer {
  cancel(): void;
}

/** Longer waits than this overflow Node’s timers and would fire at once. */
const LONGEST = 2 ** 31 - 1;

/** Its timers do not keep the process alive. */
export const systemTime: Time = {
  now: () => Date.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, Math.min(Math.max(milliseconds, 0), LONGEST)).unref();
    return { cancel: () => clearTimeout(timer) };
  },
};

/** Does a task again and again, each time so long after the last has ended. */
export const every = (time: Time, milliseconds: number, task: () => Promise<void>): Timer => {
  let isOver = false;
  let timer = time.after(milliseconds, run);
  function run(): void {
    void task().finally(() => {
      if (!isOver) timer = time.after(milliseconds, run);
    });
  }
  return {
    cancel: () => {
      isOver = true;
      timer.cancel();
    },
  };
};
