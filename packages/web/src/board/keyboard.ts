/** Where the keyboard is, when what it was on has gone. */

export const isKeyboardLost = (): boolean => document.activeElement === document.body;

/** Puts it on the square of the table that Tab reaches. The page moves only for whoever sees the focus. */
export const focusBoard = (): void => {
  const square = document.querySelector<SVGElement>('.board-box [tabindex="0"]');
  square?.focus({ preventScroll: true });
  if (square?.matches(':focus-visible')) square.scrollIntoView({ block: 'nearest' });
};
