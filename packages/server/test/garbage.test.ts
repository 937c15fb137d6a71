import { connect } from 'node:net';
import { apiError } from '@calculi/protocol';
import { expect, test } from 'vitest';
import { House } from './lib/house.ts';
import { MemoryStore } from './lib/memory.ts';

/** What comes back for bytes that no client sends. */
const answerTo = (url: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.on('data', (data: Buffer) => {
      answer += data.toString();
      // An answer is its head and one line of JSON.
      if (answer.endsWith('}')) socket.destroy();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

test.each([
  ['no HTTP at all', 'nonsense\r\n\r\n', 400],
  ['an address that is no text', 'GET /api/games/\u00E9 HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['an address that cannot be decoded', 'GET /% HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['a game of too long a name', `GET /api/games/${'a'.repeat(3000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 414],
  ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('%s is answered like everything else', async (_, bytes, status) => {
  const house = await House.open(new MemoryStore());
  const [head = '', body = ''] = (await answerTo(house.url, bytes)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(apiError.parse(JSON.parse(body))).toMatchObject({ problem: 'unreadable' });
});

test('what is wrong with a request is said', async () => {
  const house = await House.open(new MemoryStore());
  const response = await house.fetch('/api/games?state=playing&order=new');
  expect(await response.json()).toMatchObject({ message: 'Unrecognized key: "order"' });
});
