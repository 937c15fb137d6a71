import { shelf } from '../storage/device.ts';
import { newKey } from './chance.ts';
import { laterInThread } from './later.ts';
import type { OnlineHost } from './online.svelte.ts';
import { Seats } from './seats.ts';
import { liveUrl } from './server.ts';

/** What the models need of a browser. */

export const seats = new Seats(shelf);

export const browserWire = (game: string): OnlineHost['wire'] => ({
  open: ({ opened, heard, closed }) => {
    const socket = new WebSocket(liveUrl(game));
    socket.addEventListener('open', opened);
    socket.addEventListener('message', ({ data }) => heard(data));
    socket.addEventListener('close', closed);
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  later: laterInThread(),
  random: Math.random,
  counter: () => performance.now(),
  newKey,
});

/** Calls back whenever the network may be back or the device was asleep, and when there is none; gives what ends it. */
export const onWake = (wake: () => void, suspect: () => void): (() => void) => {
  const isSeen = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('offline', suspect);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', isSeen);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', suspect);
    window.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', isSeen);
  };
};
