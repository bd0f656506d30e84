import { createHash } from 'node:crypto';

/**
 * Script of a service worker that stores the files of a build and answers with them where the host does not, so that the website works
 * without a network. It also answers every page of the app with index.html, whose addresses it writes below its scope. Pictures are
 * stored when they are seen; `plainPicture(path)` draws the others.
 */
export const storedFiles = (files: readonly string[]): string => `
const storedFiles = ${JSON.stringify(['', ...files])};
const scopePath = new URL(registration.scope).pathname;
const cachePrefix = 'dealer-files:' + registration.scope + ':';
const cacheName = cachePrefix + '${createHash('sha256').update(files.join()).digest('hex').slice(0, 8)}';
const addressOf = (path) => registration.scope + path;

const stored = async (path) => (await caches.open(cacheName)).match(addressOf(path));

const fetchFile = async (path) => {
  const response = await fetch(addressOf(path));
  if (response.ok) await (await caches.open(cacheName)).put(addressOf(path), response.clone()).catch(() => {});
  return response;
};

const fetchedOrStored = async (path) => {
  const response = await fetchFile(path).catch(() => undefined);
  return response?.ok ? response : ((await stored(path)) ?? response ?? Response.error());
};

const answerPage = async () => {
  const page = await fetchedOrStored('');
  const text = (await page.text()).replaceAll('"./', '"' + scopePath);
  return new Response(text, { status: page.status, headers: { 'content-type': 'text/html; charset=utf-8' } });
};

const answerPicture = async (path) => {
  const picture = (await stored(path)) ?? (await fetchFile(path).catch(() => undefined));
  return picture?.ok ? picture : new Response(plainPicture('/' + path), { headers: { 'content-type': 'image/svg+xml' } });
};

addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== 'GET') return;
  const isBelow = pathname.startsWith(scopePath);
  // The storefront writes addresses for the root of a host.
  const path = pathname.slice(isBelow ? scopePath.length : 1);
  const answer =
    event.request.mode === 'navigate'
      ? isBelow && !/\\.\\w{2,5}$/.test(path) && answerPage
      : path.startsWith('pictures/')
        ? answerPicture
        : path !== '' && storedFiles.includes(path) && (path.startsWith('assets/') ? async () => (await stored(path)) ?? fetchFile(path) : fetchedOrStored);
  if (!answer) return;
  event.stopImmediatePropagation();
  event.respondWith(answer(path));
});

addEventListener('message', (event) => {
  // The worker remains when the last page is closed.
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation();
  if (event.data !== 'dealer:store-files') return;
  event.stopImmediatePropagation();
  event.waitUntil((async () => {
    for (const path of storedFiles) if ((await stored(path)) === undefined) await fetchFile(path);
  })().catch(() => {}));
});

addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys())
      if (name.startsWith(cachePrefix) && name !== cacheName) await caches.delete(name);
  })());
});
`;
