import { join } from 'node:path';
import type { Handler } from '@dealer/server/http';
import { readContentFile } from '@dealer/vite/sites';
import { writeFile } from './writeFile.ts';

export type SiteFetchOptions = {
  /** The text of `/site.json`. */
  siteText: string;
  /** The address of the search server in `siteText`. */
  searchHost: string;
  /** The folder whose folder `sites` has the site's content and pages. */
  folder: string;
  slug: string;
  /** The folder of the website: each content file that a page requests is written there. */
  out: string;
  /** The search server, for requests below `searchHost`. */
  search: Handler;
};

/**
 * Answers what pages request while they are rendered: the site's files from its folder, searches from the search server, anything else
 * with 404.
 *
 * @example
 * const answer = siteFetch({ siteText, searchHost, folder: 'apps/coast', slug: 'my-site', out: 'public', search });
 * await renderPage({ url: 'https://dealer.example/', fetch: answer, now: Date.now() });
 */
export const siteFetch = ({ siteText, searchHost, folder, slug, out, search }: SiteFetchOptions): typeof fetch => {
  const contentFile = (pathname: string): string | undefined => {
    const name = /^\/((?:pages|content)\/.+)\.json$/.exec(pathname)?.[1];
    const file = name === undefined ? undefined : readContentFile(folder, { slug, name });
    if (file?.kind !== 'file') return undefined;
    writeFile(join(out, pathname), file.text);
    return file.text;
  };
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.url.startsWith(searchHost)) {
      const url = new URL(request.url.slice(searchHost.length) || '/', 'http://search.invalid');
      return search(new Request(url, { method: request.method, headers: request.headers, body: await request.text() }));
    }
    const { pathname } = new URL(request.url);
    const text = pathname === '/site.json' ? siteText : contentFile(pathname);
    return text === undefined
      ? new Response('', { status: 404 })
      : new Response(text, { headers: { 'content-type': 'application/json' } });
  };
};
