// Serves the preview page, its style and its fonts on this machine only.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { renderPage } from './page.mjs';
import { drawPiece } from './pieces.mjs';
import { initialView, ruleSetIds } from './view.mjs';

const HOST = '127.0.0.1';
const PORTS_TRIED = 50;

const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

const { resolve } = createRequire(import.meta.url);
const font = (name) => readFile(resolve(`@fontsource-variable/${name}.woff2`));

const ROUTES = {
  '/': ['text/html; charset=utf-8', () => renderPage(ruleSetIds().map(initialView))],
  '/style.css': ['text/css; charset=utf-8', () => readFile(new URL('style.css', import.meta.url))],
  '/favicon.svg': ['image/svg+xml', favicon],
  '/fonts/serif.woff2': ['font/woff2', () => font('source-serif-4/files/source-serif-4-latin-opsz-normal')],
  '/fonts/sans.woff2': [
    'font/woff2',
    () => font('schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal'),
  ],
};

function favicon() {
  const style = '<style>.body{fill:#2440a8}.ring{fill:none;stroke:#fff;stroke-width:5}</style>';
  const stone = drawPiece({ shape: 'stone', value: null }, 'dark', 0, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 8 84 84">${style}${stone}</svg>`;
}

/** The answer to a request: status, content type and body. */
export async function answer(method, url) {
  if (method !== 'GET' && method !== 'HEAD') return [405, 'text/plain', 'Only GET and HEAD.\n'];
  const route = Object.entries(ROUTES).find(([path]) => path === url.split('?')[0]);
  if (route === undefined) return [404, 'text/plain', 'There is no such page.\n'];
  const [type, body] = route[1];
  return [200, type, await body()];
}

async function respond(request, response) {
  const [status, type, body] = await answer(request.method, request.url).catch((error) => {
    console.error(error);
    return [500, 'text/plain', 'The page could not be made.\n'];
  });
  response.writeHead(status, { ...HEADERS, 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function listen(port) {
  return new Promise((done, fail) => {
    const server = createServer((request, response) => void respond(request, response));
    server.once('error', fail);
    server.listen(port, HOST, () => done(server.address().port));
  });
}

/** Listens on the first free port from `first` on, and says which it is. */
export async function serve(first) {
  for (let port = first; port < first + PORTS_TRIED; port++) {
    try {
      return await listen(port);
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`no free port from ${first} to ${first + PORTS_TRIED - 1}`);
}
