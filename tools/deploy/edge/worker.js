import { createPageHandler } from './server.js';

// Cloudflare Workers, in front of the files of `apps/<look>/dist`, which the binding ASSETS serves.
let pages;

export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) return fetch(new Request(env.API_URL + pathname, request));
    if (/\.\w+$/.test(pathname)) return env.ASSETS.fetch(request);
    pages ??= createPageHandler({
      fetch: (address, init) => {
        const part = new Request(address, init);
        return new URL(part.url).origin === new URL(request.url).origin ? env.ASSETS.fetch(part) : fetch(part);
      },
    });
    return pages(request, { waitUntil: (work) => context.waitUntil(work) });
  },
};
