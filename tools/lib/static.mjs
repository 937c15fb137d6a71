// Serves a folder of files on this machine only.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const HOST = '127.0.0.1';
const PORTS_TRIED = 50;

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

/** The answer to a request: status, content type and body. */
export async function answer(folder, method, url) {
  if (method !== 'GET' && method !== 'HEAD') return [405, 'text/plain', 'Only GET and HEAD.\n'];
  const missing = [404, 'text/plain', 'There is no such file.\n'];
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
    const type = TYPES[extname(file)];
    if (type === undefined || !file.startsWith(folder + sep)) return missing;
    return [200, type, await readFile(file)];
  } catch {
    return missing;
  }
}

async function respond(folder, request, response) {
  const [status, type, body] = await answer(folder, request.method, request.url);
  response.writeHead(status, { ...HEADERS, 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function listen(folder, port) {
  return new Promise((done, fail) => {
    const server = createServer((request, response) => void respond(folder, request, response));
    server.once('error', fail);
    server.listen(port, HOST, () => done(server));
  });
}

/** Listens on the first free port from `first` on; says which it is, and can be closed. */
export async function serveFolder(folder, first) {
  for (let port = first; port < first + PORTS_TRIED; port++) {
    try {
      const server = await listen(folder, port);
      return { port, close: () => server.close() };
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`no free port from ${first} to ${first + PORTS_TRIED - 1}`);
}
