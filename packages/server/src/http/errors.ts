import type { Problem } from '@calculi/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Metrics } from '../metrics.ts';
import { refusalOf, Refusal } from '../refusal.ts';

// Without words every message is “Invalid input”.
z.config(z.locales.en());

const STATUS: Readonly<Record<Problem, number>> = {
  unreadable: 400,
  'too-fast': 429,
  'unknown-game': 404,
  'wrong-secret': 403,
  full: 409,
  'not-seated': 403,
  'not-under-way': 409,
  'not-your-turn': 409,
  stale: 409,
  illegal: 422,
  'not-now': 409,
  unsound: 422,
  busy: 503,
  'foreign-origin': 403,
  internal: 500,
};

/** An error of the framework with the status it asks for, in our words. */
const translate = (error: FastifyError): [status: number, refusal: Refusal] => {
  const { validation, validationContext, statusCode = 500 } = error;
  if (validation && validationContext === 'params')
    return [404, new Refusal('unknown-game', 'there is no such game')];
  if (validation) {
    const problems = validation.map(({ instancePath, message = '' }) =>
      [instancePath.slice(1), message].filter(Boolean).join(': '),
    );
    return [400, new Refusal('unreadable', problems.slice(0, 5).join('; '))];
  }
  if (statusCode === 429) return [429, new Refusal('too-fast', 'too many requests; wait a minute')];
  if (statusCode === 413) return [413, new Refusal('unreadable', 'this is too long')];
  if (statusCode >= 400 && statusCode < 500)
    return [statusCode, new Refusal('unreadable', 'this could not be read')];
  const refusal = refusalOf(error);
  return [STATUS[refusal.problem], refusal];
};

/** Every error is answered as a problem and a message, never with what happened inside. */
export const answerErrors = (app: FastifyInstance, metrics: Metrics): void => {
  const answer = (reply: FastifyReply, status: number, { problem, message }: Refusal): FastifyReply => {
    metrics.refusals.add(problem);
    return reply.code(status).type('application/json').send({ problem, message });
  };
  app.setErrorHandler((error: FastifyError | Refusal, request: FastifyRequest, reply) => {
    if (error instanceof Refusal) return answer(reply, STATUS[error.problem], error);
    const [status, refusal] = translate(error);
    if (status >= 500) request.log.error(error);
    return answer(reply, status, refusal);
  });
  app.setNotFoundHandler((_, reply) =>
    answer(reply, 404, new Refusal('unreadable', 'there is nothing at this address')),
  );
};
