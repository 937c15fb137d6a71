import { formatTime } from '../game/clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How much time is left: minutes and seconds, and where there are many hours, days and hours in the reader's language. */
export const clockText = (time: number, language: string): string => {
  if (time < HOUR) return formatTime(time);
  // German and Japanese have no narrow words that anyone would say.
  const unitDisplay = ['de', 'ja'].includes(language) ? 'short' : 'narrow';
  const say = (unit: 'day' | 'hour' | 'minute', value: number): string =>
    value === 0 ? '' : new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(value);
  const [days, hours] = [Math.floor(time / DAY), Math.floor((time % DAY) / HOUR)];
  const rest = days > 0 ? '' : say('minute', Math.floor((time % HOUR) / 60_000));
  return [say('day', days), say('hour', hours), rest].filter(Boolean).join(' ');
};
