import { createPageHandler } from './server.js';

/** Files of the site that pages request while they are rendered. */
const siteFile = /^\/(site\.json$|content\/|pages\/)/;

/** One handler for all requests, so that they share its cache. */
let pages;

// Cloudflare Workers, in front of the files of `apps/<look>/dist`, which the binding ASSETS serves.
export default {
  async fetch(request, env, context) {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/api/')) return fetch(new Request(env.API_URL + pathname + search, request));
    // The address of a vehicle may have a dot too.
    if (pathname.includes('.')) {
      const file = await env.ASSETS.fetch(request);
      if (file.status !== 404) return file;
    }
    pages ??= createPageHandler({
      fetch: (address, init) => {
        const part = new Request(address, init);
        return siteFile.test(new URL(part.url).pathname) ? env.ASSETS.fetch(part) : fetch(part);
      },
    });
    return pages(request, { waitUntil: (work) => context.waitUntil(work) });
  },
};
