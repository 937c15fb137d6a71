import { ruleSets } from '@calculi/rules';
import type { RuleSetSpec } from '@calculi/rules';
import { wantedKiosk } from './wanted.ts';

/**
 * The site in an exhibition: `?kiosk` before the `#`, or `?kiosk=halle-beginner,latrunculi-piso` for these rule sets
 * alone. Nothing is kept, and after a minute without input everything starts anew.
 */
export interface Kiosk {
  readonly ruleSets: readonly RuleSetSpec[];
}

export const MINUTE = 60_000;

export const readKiosk = (search: string): Kiosk | null => {
  const wanted = wantedKiosk(search);
  if (wanted === null) return null;
  const names = new Set(wanted.split(',').map((name) => name.trim()));
  const chosen = ruleSets.filter(({ id }) => names.has(id));
  return { ruleSets: chosen.length > 0 ? chosen : ruleSets };
};

export const kiosk: Kiosk | null = typeof location === 'undefined' ? null : readKiosk(location.search);

/** The rule sets that can be chosen here. */
export const offeredRuleSets: readonly RuleSetSpec[] = kiosk?.ruleSets ?? ruleSets;

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls back once nothing has been touched for so long; gives what ends the waiting. */
export const watchIdle = (target: EventTarget, wait: number, isIdle: () => void): (() => void) => {
  let timer = setTimeout(isIdle, wait);
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(isIdle, wait);
  };
  for (const input of INPUTS) target.addEventListener(input, again, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const input of INPUTS) target.removeEventListener(input, again);
  };
};

/** In an exhibition: begins anew, as if nobody had been here, after a minute without input. */
export const startKiosk = (): void => {
  if (!kiosk) return;
  watchIdle(window, MINUTE, () => {
    history.replaceState(null, '', location.pathname + location.search);
    location.reload();
  });
};
