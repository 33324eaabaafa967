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
  if (request.method !== 'GET' || url.origin !== self.location.origin || isOfServer(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (PRECACHE.includes(url.pathname)) event.respondWith(kept(request, url.pathname));
});

// What the server says is never kept: it is true only now.
const isOfServer = (path) => /^\/(api|socket|health|ready|metrics)(\/|$)/.test(path);

// Calls from the server: something happened at a table of mine while nobody looked.
const CALLS = {
  pl: {
    turn: 'Twoja kolej',
    over: 'Gra skończona',
    begun: 'Gra się zaczęła',
    undo: 'Ktoś prosi o cofnięcie wyboru',
    rematch: 'Ktoś chce zagrać jeszcze raz',
  },
  en: {
    turn: 'Your turn',
    over: 'The game is over',
    begun: 'The game has begun',
    undo: 'Somebody asks to take back a choice',
    rematch: 'Somebody wants to play again',
  },
};

self.addEventListener('push', (event) => {
  const { table, what } = event.data?.json() ?? {};
  const words = CALLS[self.navigator.language.startsWith('pl') ? 'pl' : 'en'][what];
  if (typeof table !== 'string' || words === undefined) return;
  // One call for each table: the newer takes the place of the older.
  event.waitUntil(
    self.registration.showNotification(words, { body: 'Stolik', tag: table, icon: '/icon-192.png', data: { table } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = `/#/online/${encodeURIComponent(event.notification.data.table)}`;
  event.waitUntil(
    (async () => {
      const [open] = await self.clients.matchAll({ type: 'window' });
      if (open === undefined) return self.clients.openWindow(address);
      await open.navigate(address);
      return open.focus();
    })(),
  );
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
