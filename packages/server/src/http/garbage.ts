import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What goes wrong before there is a request that could be answered in the usual way. */

const WRONG: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'the request took too long'],
  HPE_HEADER_OVERFLOW: [431, 'the headers are too long'],
};

/** Answers bytes that are no HTTP with a problem and a message like everything else. */
export const answerGarbage = ({ code = '' }: { code?: string }, socket: Socket): void => {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = WRONG[code] ?? [400, 'this could not be read'];
  const body = JSON.stringify({ problem: 'unreadable', message });
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\n`;
  if (socket.writable)
    socket.write(`${head}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`);
  socket.destroySoon();
};

/** Addresses that cannot be decoded, or are too long for any route, reach no handler of errors. */
export const answerBadAddress = (
  { statusCode = 400 }: FastifyError,
  _: FastifyRequest,
  reply: FastifyReply,
): void => {
  void reply
    .code(statusCode)
    .type('application/json')
    .send({ problem: 'unreadable', message: 'this address could not be read' });
};

/** Who has gone before the request was read is not answered: nothing is known of such a client, not even its address. */
export const ignoreTheGone = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.socket.destroyed) reply.hijack();
  });
};
