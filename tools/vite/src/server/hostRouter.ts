import { readSiteFiles } from '@dealer/vite/sites';
import type { Handler } from '@dealer/vite/server';
import { siteHost } from './siteHost.ts';

/** A look with the folder of its site files and its handler. */
export type HostedLook = { readonly folder: string; readonly handler: Handler };

/** For how long the host names of the site files are in memory, in milliseconds: a new site file is found after this. */
const hostsFreshMs = 5_000;

/**
 * The host names of all sites of the looks, each with its handler.
 *
 * @throws Error if two sites have the same host name
 * @example
 * hostsOf([{ folder: 'apps/classic', handler }]).get('kauri.example')
 */
export const hostsOf = (looks: readonly HostedLook[]): ReadonlyMap<string, Handler> => {
  const hosts = new Map<string, Handler>();
  for (const { folder, handler } of looks)
    for (const { slug, text } of readSiteFiles(folder)) {
      const host = siteHost(text);
      if (host === '') continue;
      if (hosts.has(host)) throw new Error(`Two sites have the address ${host}; the second is ${slug} in ${folder}.`);
      hosts.set(host, handler);
    }
  return hosts;
};

/**
 * One server for many sites: each request goes to the look whose site has the host name. Any other host name is answered with 404, never
 * with another dealer's site.
 *
 * @example
 * const handler = hostRouter([{ folder: 'apps/classic', handler: classic }], { now: Date.now });
 */
export const hostRouter = (looks: readonly HostedLook[], { now }: { now: () => number }): Handler => {
  let hosts = hostsOf(looks);
  let readAt = now();
  return async (request) => {
    if (now() - readAt >= hostsFreshMs) {
      readAt = now();
      try {
        hosts = hostsOf(looks);
      } catch (error) {
        console.error(error);
      }
    }
    const handler = hosts.get(new URL(request.url).hostname);
    return (
      (await handler?.(request)) ??
      new Response('No site has this address.', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
      })
    );
  };
};
