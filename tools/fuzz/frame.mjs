// Frames that break the protocol of sockets itself: the server closes, or waits for the rest until we leave.
import { connect } from 'node:net';
import { once } from 'node:events';
import { pick } from '../lib/chance.mjs';
import { noise } from './mutation.mjs';

const PATIENCE = 10_000;

const HEAD = (id) =>
  `GET /api/games/${id}/live HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
  'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** A frame of a client: masked with zeros. */
const frame = (first, length, body = Buffer.alloc(0)) => {
  const head = length < 126 ? [first, 0x80 | length] : [first, 0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), Buffer.alloc(4), body]);
};

const TEXT = Buffer.from('{"type":"ping"}');

/** `isOver`: the server must close, since nothing can follow. */
const BROKEN = [
  // Not masked.
  () => ({ bytes: Buffer.concat([Buffer.from([0x81, TEXT.length]), TEXT]), isOver: true }),
  // Bits and kinds that mean nothing.
  () => ({ bytes: frame(0xf1, TEXT.length, TEXT), isOver: true }),
  () => ({ bytes: frame(0x83, TEXT.length, TEXT), isOver: true }),
  // The rest of a message that never began.
  () => ({ bytes: frame(0x80, TEXT.length, TEXT), isOver: true }),
  // A ping in pieces, and one that is too long.
  () => ({ bytes: frame(0x09, TEXT.length, TEXT), isOver: true }),
  () => ({ bytes: frame(0x89, 300, Buffer.alloc(300)), isOver: true }),
  // Closing without a right code.
  () => ({ bytes: frame(0x88, 1, Buffer.from([3])), isOver: true }),
  () => ({ bytes: frame(0x88, 2, Buffer.from([0, 1])), isOver: true }),
  // More than 2 to the power of 53 bytes.
  () => ({
    bytes: Buffer.concat([Buffer.from([0x81, 0xff]), Buffer.alloc(8, 0x7f), Buffer.alloc(4)]),
    isOver: true,
  }),
  // Half a frame, a message without an end, bytes by lot.
  () => ({ bytes: frame(0x81, 100, TEXT), isOver: false }),
  () => ({ bytes: frame(0x01, TEXT.length, TEXT), isOver: false }),
  (chance) => ({ bytes: noise(chance, 200), isOver: false }),
];

/** Sends one broken frame; says what was wrong with the end. */
export const breakFrame = async (port, chance, witnesses, isLimited) => {
  const { id } = pick(chance, witnesses);
  const { bytes, isOver } = pick(chance, BROKEN)(chance);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  socket.write(HEAD(id));
  await once(socket, 'data');
  socket.write(bytes);
  const closed = once(socket, 'close').then(() => true);
  socket.resume();
  const timer = setTimeout(() => socket.destroy(new Error('late')), isOver ? PATIENCE : 20);
  const isClosed = await Promise.race([
    closed.then(() => socket.errored === null),
    once(socket, 'end').then(() => true),
  ]).catch(() => false);
  clearTimeout(timer);
  socket.destroy();
  const isGood = !isOver || isClosed || isLimited;
  return {
    count: 1,
    outcomes: [isOver ? 'frame that ends the socket' : 'frame left half'],
    fault: isGood ? null : `a broken frame did not end the socket: ${bytes.toString('hex')}`,
  };
};
