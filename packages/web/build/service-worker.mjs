// Keeps the whole site on the device. `VERSION`, `FILES` and `JAPANESE` are written by the build.
const CACHE = `calculi-${VERSION}`;

/** Files with a hash in their name never change, so what an earlier version kept is taken over. */
const fetchFile = async (file) => {
  const kept = file.startsWith('assets/') ? await caches.match(file) : undefined;
  return kept ?? fetch(new Request(file, { cache: 'reload' }));
};

const keep = async (files) => {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async (file) => {
      const answer = await fetchFile(file);
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      await cache.put(file, answer);
    }),
  );
};

const wasJapaneseKept = async () => JAPANESE.length > 0 && (await caches.match('japanese')) !== undefined;

const keepJapanese = async () => {
  await keep(JAPANESE);
  await (await caches.open(CACHE)).put('japanese', new Response('kept'));
};

const install = async () => {
  await keep(FILES);
  if (await wasJapaneseKept()) await keepJapanese();
};

const dropOthers = async () => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('calculi-') && name !== CACHE).map((name) => caches.delete(name)),
  );
};

const answer = async (request) => {
  const wanted = request.mode === 'navigate' ? 'index.html' : request;
  const kept = await (await caches.open(CACHE)).match(wanted, { ignoreSearch: true });
  return kept ?? fetch(request);
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { scope } = self.registration;
  // What the server says of games is true only now.
  const isOwn = request.url.startsWith(scope) && !request.url.startsWith(`${scope}api/`);
  if (request.method === 'GET' && isOwn) event.respondWith(answer(request));
});
self.addEventListener('message', (event) => {
  if (event.data === 'replace') void self.skipWaiting();
  if (event.data === 'japanese') event.waitUntil(keepJapanese());
});
