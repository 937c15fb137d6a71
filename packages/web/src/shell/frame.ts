/** Resolves once the page as it is now has been drawn; at once where nobody looks at it. */
export const drawn = (): Promise<void> =>
  document.hidden ? Promise.resolve() : new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
