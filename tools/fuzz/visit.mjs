// A series of requests over HTTP that mean no good: each is answered with a clear error.
import { apiError } from '@calculi/protocol';
import { Line } from './line.mjs';
import { makeRequest } from './request.mjs';

/** The problem that a body names, if it is one of ours. */
const problemIn = (body) => {
  try {
    const { success, data } = apiError.safeParse(JSON.parse(body));
    return success && data.message.trim() !== '' ? data.problem : null;
  } catch {
    return null;
  }
};

const isClear = (body) => ![null, 'internal'].includes(problemIn(body));

const outcomeOf = (answer) =>
  answer === null ? 'HTTP no answer' : `HTTP ${answer.status} ${problemIn(answer.body) ?? ''}`.trimEnd();

/** What is wrong with an answer, or nothing. */
const judge = ({ isRaw = false, isBodyless = false, isAllowed }, answer, isLimited) => {
  if (answer === null) return isRaw ? null : 'the connection ended without an answer';
  const { status, body } = answer;
  if (body.includes('root:x:')) return 'a file of the system was given away';
  // One address may have only so many sockets: that is no fault of the server.
  if (status >= 500) return isLimited && status === 503 && isClear(body) ? null : `status ${status}: ${body}`;
  if (status < 400) return isAllowed ? null : `a bad request was taken: ${status} ${body}`;
  return isRaw || isBodyless || isClear(body) ? null : `status ${status} without a clear error: ${body}`;
};

/** Makes some requests; says how many, how they were answered, and what was wrong. */
export const payVisit = async (port, chance, witnesses, isLimited) => {
  const line = new Line(port);
  const count = 4 + Math.floor(chance() * 13);
  const outcomes = [];
  try {
    for (let index = 1; index <= count; index++) {
      const request = makeRequest(chance, witnesses);
      const answer = await line
        .ask(request.bytes, request)
        .catch(({ message }) => ({ status: 599, body: message }));
      outcomes.push(outcomeOf(answer));
      const fault = judge(request, answer, isLimited);
      if (fault)
        return {
          count: index,
          outcomes,
          fault: `${fault}\n${JSON.stringify(request.bytes.toString('latin1'))}`,
        };
    }
    return { count, outcomes, fault: null };
  } finally {
    line.close();
  }
};
