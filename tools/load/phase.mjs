// Two ways of pressing: as fast as the server answers, and at a fixed rate whatever it does.
import { setTimeout as pause } from 'node:timers/promises';

const TICK = 2;
const PATIENCE = 10_000;
const BEGIN_PATIENCE = 300_000;

/** The value below which such a share of the sorted times lies. */
export const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

/** Seconds of processor time that this process has used. */
const ownTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const summary = (times, seconds, before) => {
  const sorted = Float64Array.from(times).sort();
  return {
    confirmed: times.length,
    seconds,
    own: ownTime() - before,
    rate: times.length / seconds,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    worst: sorted.at(-1),
  };
};

/** Waits until nothing is under way; says how many turns never arrived. */
const settle = async (matches) => {
  const end = performance.now() + PATIENCE;
  while (matches.some(({ isWaiting }) => isWaiting) && performance.now() < end) await pause(5);
  return matches.filter(({ isWaiting }) => isWaiting).length;
};

/** Every game plays until it has so many turns left. */
export const playDown = async (matches, turnsLeft) => {
  for (const match of matches) {
    match.onConfirmed = () => {
      if (match.turnsLeft > turnsLeft) match.send(performance.now());
    };
    match.send(performance.now());
  }
  const end = performance.now() + BEGIN_PATIENCE;
  while (matches.some((match) => match.turnsLeft > turnsLeft)) {
    if (performance.now() > end) throw new Error('the games do not go on');
    await pause(50);
  }
};

/** Every game plays its next turn as soon as the last has arrived, until the time or a script is over. */
export const playFast = async (matches, seconds, reserve) => {
  const times = [];
  const before = ownTime();
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const finish = await new Promise((done) => {
    let isOver = false;
    const over = () => {
      isOver = true;
      done(performance.now());
    };
    const onConfirmed = (time, match) => {
      const now = performance.now();
      if (isOver) return;
      times.push(time);
      if (now >= end || match.turnsLeft <= reserve) over();
      else match.send(now);
    };
    // Where nothing is confirmed any more the phase is over too.
    setTimeout(over, seconds * 1000 + PATIENCE).unref();
    for (const match of matches) {
      match.onConfirmed = onConfirmed;
      match.send(performance.now());
    }
  });
  const lost = await settle(matches);
  return { ...summary(times, (finish - begin) / 1000, before), lost };
};

/**
 * So many turns a second, one game after another. A game that has not yet had its last turn confirmed keeps the time at
 * which the next was due, so that a slow server cannot hide behind turns that were not sent.
 */
export const playSteadily = async (matches, seconds, rate) => {
  const times = [];
  const before = ownTime();
  const overdue = new Map();
  const onConfirmed = (time, match) => {
    times.push(time);
    const [due, ...rest] = overdue.get(match) ?? [];
    if (due === undefined) return;
    if (rest.length === 0) overdue.delete(match);
    else overdue.set(match, rest);
    match.send(due);
  };
  for (const match of matches) match.onConfirmed = onConfirmed;
  const begin = performance.now();
  const total = Math.min(
    Math.round(seconds * rate),
    matches.length * Math.min(...matches.map((each) => each.turnsLeft)),
  );
  let sent = 0;
  while (sent < total) {
    const elapsed = performance.now() - begin;
    const wanted = Math.min(total, Math.floor((elapsed * rate) / 1000));
    for (; sent < wanted; sent++) {
      const match = matches[sent % matches.length];
      const due = begin + (sent * 1000) / rate;
      if (match.isWaiting) overdue.set(match, [...(overdue.get(match) ?? []), due]);
      else match.send(due);
    }
    await pause(TICK);
  }
  const offered = (performance.now() - begin) / 1000;
  const lost = await settle(matches);
  return { ...summary(times, offered, before), lost };
};
