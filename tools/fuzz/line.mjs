// HTTP byte by byte, so that what no client would send can be sent.
import { once } from 'node:events';
import { connect } from 'node:net';

const PATIENCE = 10_000;
const HEAD_END = Buffer.from('\r\n\r\n');

const readHead = (text) => {
  const [first, ...lines] = text.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(first.split(' ')[1]), headers };
};

/** The first answer in what has arrived, and what follows it; null while it is not whole. */
const readAnswer = (bytes, isBodyless) => {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = readHead(bytes.toString('latin1', 0, end));
  const begin = end + HEAD_END.length;
  if (head.status >= 100 && head.status < 200 && head.status !== 101)
    return readAnswer(bytes.subarray(begin), isBodyless);
  const hasBody = !isBodyless && head.status !== 101 && head.status !== 204 && head.status !== 304;
  const length = hasBody ? Number(head.headers['content-length'] ?? 0) : 0;
  if (bytes.length < begin + length) return null;
  return { ...head, body: bytes.toString('utf8', begin, begin + length) };
};

/** A connection that asks one thing after another. */
export class Line {
  #port;
  #socket = null;
  #bytes = Buffer.alloc(0);
  #wake = () => undefined;

  constructor(port) {
    this.#port = port;
  }

  /**
   * Sends bytes and waits for one answer; null where the connection ends without. `isHalf`: nothing more is sent,
   * whether or not the request is whole; `isLast`: the connection cannot be used again.
   */
  async ask(bytes, { isBodyless = false, isHalf = false, isLast = isHalf }) {
    await this.#open();
    this.#bytes = Buffer.alloc(0);
    const socket = this.#socket;
    socket.write(bytes);
    if (isHalf) socket.end();
    const answer = await this.#answer(socket, isBodyless);
    if (isLast || answer === null || answer.status === 101 || answer.headers.connection === 'close')
      this.close();
    return answer;
  }

  close() {
    this.#socket?.destroy();
    this.#socket = null;
  }

  async #open() {
    if (this.#socket && !this.#socket.destroyed && this.#socket.readyState === 'open') return;
    const socket = connect(this.#port, '127.0.0.1');
    this.#socket = socket;
    socket.on('data', (data) => {
      this.#bytes = Buffer.concat([this.#bytes, data]);
      this.#wake();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#wake());
    await once(socket, 'connect');
  }

  #answer(socket, isBodyless) {
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error('no answer in time')), PATIENCE);
      this.#wake = () => {
        const answer = readAnswer(this.#bytes, isBodyless);
        if (answer === null && !socket.destroyed) return;
        clearTimeout(timer);
        done(answer);
      };
      this.#wake();
    });
  }
}
