// Requests over HTTP that mean no good, as bytes, and what may come back.
import { creation, seatRequest } from '@calculi/protocol';
import { pick } from '../lib/chance.mjs';
import { brokenText, noise, spoilText, spoilValue } from './mutation.mjs';
import { anyCreation, letters } from './template.mjs';

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
  'FOO',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
  'nonsense',
  '*/*',
];
const HEADERS = [
  'origin: http://elsewhere.example',
  'x-forwarded-for: 1.2.3.4, <script>',
  'x-forwarded-host: elsewhere.example',
  'content-encoding: gzip',
  'accept: application/xml',
  'cookie: a=b; __proto__=c',
  'range: bytes=0-18446744073709551615',
  'if-none-match: *',
  'expect: 100-continue',
  'authorization: Bearer x',
  'upgrade: h2c',
  'connection: upgrade\r\nupgrade: websocket',
  'te: trailers',
  `x-long: ${'x'.repeat(4000)}`,
];
const TRICKS = [
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/..%5c..%5c..%5cetc%5cpasswd',
  '/%00',
  '/%ff%fe',
  '/%',
  '/api/games/%',
  '/api//games',
  '/api/games/../health',
  '//elsewhere.example/',
  '/api/games/__proto__',
  '/api/games/constructor',
  '/api/games;id=1',
  `/api/games/${'a'.repeat(3000)}`,
  '/api/games/\u00E9',
  'http://elsewhere.example/api/games',
  '*',
  '/api/games?state=playing&state=waiting',
  '/api/games?__proto__[a]=b',
  '/.git/config',
  '/index.html.gz',
];

const encode = (body, headers) => [...headers, `content-length: ${Buffer.byteLength(body)}`];

/** The bytes of a request. */
const compose = (method, path, headers, body = '') =>
  Buffer.concat([
    Buffer.from(
      `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${headers.map((each) => `${each}\r\n`).join('')}\r\n`,
    ),
    Buffer.from(body),
  ]);

const JSON_TYPE = 'content-type: application/json';

/** A body: spoilt as a value, as a text, as bytes; or too long. */
const spoiltBody = (chance, value) => {
  const text = JSON.stringify(value);
  const way = chance();
  if (way < 0.55) return JSON.stringify(spoilValue(chance, value)) ?? '';
  if (way < 0.85) return spoilText(chance, text);
  if (way < 0.95) return brokenText(chance, text);
  return text + ' '.repeat(16_384 + Math.floor(chance() * 20_000));
};

/** A mark of byte order before a body may be passed over. */
const isValid = (schema, body) => {
  try {
    return schema.safeParse(JSON.parse(body.toString().replace(/^\uFEFF/, ''))).success;
  } catch {
    return false;
  }
};

const post = (path, body, isAllowed) => ({
  bytes: compose('POST', path, encode(body, [JSON_TYPE]), body),
  isAllowed,
});

/** A new game: only one that is sound may be made. */
const create = (chance) => {
  const body = chance() < 0.8 ? spoiltBody(chance, anyCreation(chance)) : JSON.stringify(anyCreation(chance));
  return post('/api/games', body, isValid(creation, body));
};

/** A seat: never one that is free, since that would be a change. */
const sit = (chance, witnesses) => {
  const { id, state, secrets } = pick(chance, witnesses);
  const value = { secret: pick(chance, [letters(chance, 22), Object.values(secrets)[0]]) };
  const body = chance() < 0.7 ? spoiltBody(chance, value) : JSON.stringify(value);
  const isReadable = isValid(seatRequest, body);
  if (isReadable && state === 'waiting') return read(chance, witnesses);
  return post(`/api/games/${id}/seat`, body, isReadable);
};

const read = (chance, witnesses) => {
  const { id } = pick(chance, witnesses);
  const other = pick(chance, [id, letters(chance, 10), spoilText(chance, id), letters(chance, 9), '']);
  const path = `/api/games/${encodeURIComponent(other.toWellFormed?.() ?? other)}${pick(chance, ['', '/text', '/live', '/seat', '/nothing'])}`;
  return { bytes: compose('GET', path, []), isAllowed: true };
};

const list = (chance) => {
  const state = pick(chance, ['waiting', 'playing', 'finished', 'nothing', '', '%00', '[]']);
  const after = pick(chance, [
    '',
    '&after=',
    '&after=1.abcdefghij',
    '&after=999999999999999999',
    '&after=%27--',
    '&limit=1e9',
  ]);
  return { bytes: compose('GET', `/api/games?state=${state}${after}`, []), isAllowed: true };
};

const trick = (chance) => ({ bytes: compose('GET', pick(chance, TRICKS), []), isAllowed: true });

/** Any method, header and type of content, at any address. */
const stray = (chance, witnesses) => {
  const { id } = pick(chance, witnesses);
  const method = pick(chance, METHODS);
  const path = pick(chance, [
    '/api/games',
    `/api/games/${id}`,
    '/api/health',
    '/api/metrics',
    '/api/openapi.json',
    '/',
    '/api',
  ]);
  const body = method === 'GET' || method === 'HEAD' ? '' : spoiltBody(chance, anyCreation(chance));
  const type = `content-type: ${pick(chance, TYPES)}`;
  const header = pick(chance, HEADERS);
  return {
    bytes: compose(method, path, encode(body, [type, header]), body),
    isBodyless: method === 'HEAD',
    // What asks for a socket in a wrong way is answered in plain words, and nothing can follow it.
    isRaw: header.includes('upgrade'),
    isLast: header.includes('upgrade'),
    isAllowed: method !== 'POST' || isValid(creation, body),
  };
};

/** A socket that is asked for in a wrong way, or from a page of another host. */
const upgrade = (chance, witnesses) => {
  const { id } = pick(chance, witnesses);
  const headers = [
    pick(chance, ['connection: upgrade', 'connection: keep-alive']),
    pick(chance, ['upgrade: websocket', 'upgrade: nothing']),
    pick(chance, ['sec-websocket-version: 13', 'sec-websocket-version: 99', 'x-none: 1']),
    pick(chance, ['sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-key: short', 'x-no-key: 1']),
    pick(chance, [
      'origin: http://elsewhere.example',
      'origin: null',
      'origin: http://127.0.0.1',
      'x-no-origin: 1',
    ]),
  ];
  const path = pick(chance, [`/api/games/${id}/live`, '/api/games/short/live', '/api/games', '/']);
  return { bytes: compose('GET', path, headers), isAllowed: true, isRaw: true, isLast: true };
};

/** Bytes that are no request, or half of one. */
const broken = (chance, witnesses) => {
  const { bytes } = pick(chance, [create, sit, read])(chance, witnesses);
  const make = pick(chance, [
    () => bytes.subarray(0, Math.floor(chance() * bytes.length)),
    () => noise(chance, 400),
    () => compose('POST', '/api/games', [JSON_TYPE, 'content-length: -1'], '{}'),
    () => compose('POST', '/api/games', [JSON_TYPE, 'content-length: 5', 'content-length: 6'], '{}'),
    () => compose('POST', '/api/games', [JSON_TYPE, 'content-length: 99999'], '{}'),
    () => compose('POST', '/api/games', [JSON_TYPE, 'content-length: 2', 'transfer-encoding: chunked'], '{}'),
    () => compose('POST', '/api/games', [JSON_TYPE, 'transfer-encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
    () => compose('GET', '/api/games?state=waiting', [`x-long: ${'x'.repeat(40_000)}`]),
    () =>
      compose(
        'GET',
        '/api/health',
        Array.from({ length: 3000 }, (_, index) => `x-${index}: 1`),
      ),
    () => compose('GET', `/${'a'.repeat(40_000)}`, []),
    () => Buffer.from('GET /api/health HTTP/9.9\r\n\r\n'),
    () => Buffer.from('GET /api/health HTTP/1.1\r\n\r\n'),
    () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    () => Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
  ]);
  return { bytes: make(), isAllowed: true, isRaw: true, isHalf: true };
};

const KINDS = [create, create, create, sit, sit, read, read, list, trick, stray, stray, upgrade, broken];

export const makeRequest = (chance, witnesses) => pick(chance, KINDS)(chance, witnesses);
