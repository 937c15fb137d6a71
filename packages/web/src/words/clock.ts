const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** `9:05`, and in the last ten seconds `0:07.3`. */
export const formatTime = (time: number): string => {
  const seconds = time / SECOND;
  const minutes = Math.floor(seconds / 60);
  const rest = seconds - minutes * 60;
  if (seconds < 10) return `0:0${(Math.floor(rest * 10) / 10).toFixed(1)}`;
  return `${minutes}:${String(Math.floor(rest)).padStart(2, '0')}`;
};

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
