/** Has the Japanese fonts kept too, as soon as there is who keeps them: on a first visit that is before it controls the page. */
export const keepJapanese = (): void => {
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('japanese'));
};
