/** Milliseconds after which it does not matter any more. */
const PATIENCE = 500;

/** Resolves once the page as it is now has been drawn; at once where nobody looks at it, and soon in any case. */
export const drawn = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) done();
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, PATIENCE);
  });
