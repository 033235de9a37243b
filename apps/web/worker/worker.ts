// Keeps the client in the browser, so that it opens at once, and without a network, too. What the server says about
// people and tables is never kept.

declare const self: ServiceWorkerGlobalScope;
/** Every file of this build, put here by the build. */
declare const FILES: readonly string[];

const KEPT = 'client';
const PAGE = '/';
/** A network that does not answer in this time is none. */
const PATIENCE = 4000;

/** Most files are those of the version before: only the others are loaded. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(KEPT);
  const missing: string[] = [];
  for (const file of FILES) if ((await cache.match(file)) === undefined) missing.push(file);
  await cache.addAll([...missing, new Request(PAGE, { cache: 'no-cache' })]);
  await self.skipWaiting();
}

async function dropOld(): Promise<void> {
  const cache = await caches.open(KEPT);
  const wanted = new Set([...FILES, PAGE]);
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  await self.clients.claim();
}

/** Files are named by what is in them: what is kept is right. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The newest page, if it can be had. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept === undefined) throw error;
    return kept;
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/(api|ws)(\/|$)/.test(pathname))
    return;
  if (FILES.includes(pathname)) event.respondWith(file(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});
