import { SILENCE } from '@calculi/protocol';
import type { WebSocket } from 'ws';
import { CLOSE, Conversation } from './conversation.ts';
import type { Lobby } from './conversation.ts';
import { every } from './time.ts';
import type { Timer } from './time.ts';

/** How often sockets are looked at, for those that have fallen silent. */
const ROUND = SILENCE / 6;

/** How long the other ends have to answer a close before they are cut off. */
const FAREWELL = 2000;

/** All open sockets. */
export class Lounge {
  readonly #lobby: Lobby;
  readonly #open = new Map<WebSocket, Conversation>();
  readonly #addresses = new Map<string, number>();
  readonly #round: Timer;

  constructor(lobby: Lobby) {
    this.#lobby = lobby;
    lobby.metrics.watch({ sockets: () => this.#open.size });
    this.#round = every(lobby.time, ROUND, async () => this.#checkSilence());
  }

  get size(): number {
    return this.#open.size;
  }

  /** Whether one more socket from this address is too many. */
  isFull(address: string): boolean {
    const { sockets, socketsPerAddress } = this.#lobby.limits;
    return this.#open.size >= sockets || (this.#addresses.get(address) ?? 0) >= socketsPerAddress;
  }

  welcome(socket: WebSocket, id: string, address: string): void {
    if (this.#lobby.isClosing()) return socket.close(CLOSE.restart, 'the server is about to stop');
    // Several may have been let in at the same moment.
    if (this.isFull(address)) return socket.close(CLOSE.later, 'too many sockets');
    const conversation = new Conversation(id, socket, this.#lobby);
    this.#open.set(socket, conversation);
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    // The framework’s listener would keep the whole request in memory; the socket closes itself after an error.
    socket.removeAllListeners('error').on('error', () => undefined);
    socket.on('message', (data: Buffer, isBinary) => conversation.hear(isBinary ? null : data.toString()));
    socket.on('ping', (data: Buffer) => conversation.hearPing(data));
    socket.on('close', () => {
      conversation.end();
      this.#open.delete(socket);
      const rest = (this.#addresses.get(address) ?? 0) - 1;
      if (rest > 0) this.#addresses.set(address, rest);
      else this.#addresses.delete(address);
    });
    return undefined;
  }

  /** Closes every socket so that its client connects again, here after a restart or at another node. */
  async close(): Promise<void> {
    this.#round.cancel();
    if (this.#open.size === 0) return;
    const sockets = [...this.#open.keys()];
    const gone = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const conversation of this.#open.values())
      conversation.close(CLOSE.restart, 'the server is about to stop');
    const timer = setTimeout(() => {
      for (const socket of sockets) socket.terminate();
    }, FAREWELL);
    await Promise.all(gone);
    clearTimeout(timer);
  }

  #checkSilence(): void {
    const now = this.#lobby.time.now();
    for (const conversation of this.#open.values()) conversation.checkSilence(now);
  }
}
