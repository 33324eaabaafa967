// Keeps the whole app on the device, so that it opens and plays without a network. Written by hand: what it does should fit on a page.
//
// Files with a hash in their name never change: the cache answers first. The page itself is asked for first, so that a new version
// arrives with the next visit, and taken from the cache where there is no network. A new worker waits until the page says "now", so
// that no game is interrupted by an update.

// Both lines are filled in by the build.
const PRECACHE = [];
const VERSION = 'dev';

const CACHE = `stolik-${VERSION}`;
/** The network gets this long to answer for the page before the cache does. */
const PATIENCE = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('stolik-') && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'now') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (PRECACHE.includes(url.pathname)) event.respondWith(kept(request, url.pathname));
});

async function fill() {
  const cache = await caches.open(CACHE);
  // What an older version already has under the same hashed name need not come over the network again.
  await Promise.all(
    PRECACHE.map(async (path) => {
      const hashed = path.startsWith('/assets/');
      const known = hashed ? await caches.match(path) : undefined;
      const answer = known ?? (await fetch(path, { cache: hashed ? 'default' : 'no-cache' }));
      if (!answer.ok) throw new Error(`${path} could not be fetched (${answer.status}).`);
      await cache.put(path, answer.clone());
    }),
  );
}

async function kept(request, path) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

async function page(request) {
  const cache = await caches.open(CACHE);
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('The network takes too long.')), PATIENCE));
  try {
    const answer = await Promise.race([fetch(request), late]);
    if (answer.ok) return answer;
  } catch {
    // No network: the cache answers below.
  }
  return (await cache.match('/')) ?? Response.error();
}
