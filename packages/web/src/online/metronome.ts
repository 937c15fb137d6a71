/** Waits in a thread of its own: `[name, milliseconds]` in, the name back when the time has come. */
addEventListener('message', ({ data: [name, milliseconds] }: MessageEvent<readonly [number, number]>) => {
  setTimeout(() => postMessage(name), milliseconds);
});
