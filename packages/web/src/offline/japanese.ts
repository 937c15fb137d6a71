/** Asks the service worker to keep the Japanese fonts too, once it is active: on a first visit that is before it controls the page. */
export const keepJapanese = (): void => {
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('japanese'));
};
