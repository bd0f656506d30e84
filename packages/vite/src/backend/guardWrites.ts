import type { Engine } from '@dealer/search-engine/engine';

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);

/** What only reads: any GET, and the searches that travel as POST. */
const reads = (method: string, path: string): boolean =>
  method === 'GET' ||
  method === 'HEAD' ||
  (method === 'POST' && /^\/(multi-search|indexes\/[^/]+\/(search|facet-search|documents\/fetch))\/?$/.test(path));

/** A page's request says where the page is from; a program's does not. */
const isFromPage = ({ headers }: Request): boolean => headers.has('origin') || headers.has('sec-fetch-site');

const refusal = (why: string): Response =>
  Response.json(
    {
      message: `${why} Start the server with --master-key, and send that key.`,
      code: 'invalid_api_key',
      type: 'auth',
      link: 'https://docs.meilisearch.com/errors#invalid_api_key',
    },
    { status: 403 },
  );

/**
 * The engine as a server may offer it. Without a master key only programs of this machine may write: any page that a developer has open
 * can call an address on this machine, and a server that listens beyond it can be called by anybody. Searching stays open.
 */
export const guardWrites = (
  engine: Engine,
  { host, masterKey = '' }: { host: string; masterKey?: string | undefined },
): Engine => ({
  handle: async (request) => {
    if (masterKey !== '' || reads(request.method, new URL(request.url).pathname)) return engine.handle(request);
    if (!isLoopback(host)) return refusal(`A server without a key that listens on ${host} takes no writes.`);
    return isFromPage(request)
      ? refusal('A server without a key takes no writes from web pages.')
      : engine.handle(request);
  },
});
