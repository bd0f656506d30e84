import { join } from 'node:path';
import type { ReadContent } from '../crawlers/answerCrawlerFiles.ts';
import type { Handler } from '../http/nodeHttp.ts';
import { writeFile } from './writeFile.ts';

export type SiteFetchOptions = {
  /** The text of `/site.json`. */
  siteText: string;
  /** The address of the search server in `siteText`. */
  searchHost: string;
  /** Reads the site's content and pages. */
  readContent: ReadContent;
  /** The folder of the website: each content file that a page requests is written there. */
  out: string;
  /** The search server, for requests below `searchHost`. */
  search: Handler;
};

/**
 * Answers what pages request while they are rendered: the site's own files, searches from the search server, anything else
 * with 404.
 */
export const siteFetch = ({ siteText, searchHost, readContent, out, search }: SiteFetchOptions): typeof fetch => {
  const contentFile = async (pathname: string): Promise<string | undefined> => {
    const name = /^\/((?:pages|content)\/.+)\.json$/.exec(pathname)?.[1];
    const text = name === undefined ? undefined : await readContent(name);
    if (text !== undefined) writeFile(join(out, pathname), text);
    return text;
  };
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.url.startsWith(searchHost)) {
      const url = new URL(request.url.slice(searchHost.length) || '/', 'http://search.invalid');
      return search(new Request(url, { method: request.method, headers: request.headers, body: await request.text() }));
    }
    const { pathname } = new URL(request.url);
    const text = pathname === '/site.json' ? siteText : await contentFile(pathname);
    return text === undefined
      ? new Response('', { status: 404 })
      : new Response(text, { headers: { 'content-type': 'application/json' } });
  };
};
