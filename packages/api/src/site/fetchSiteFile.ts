import type { Http, HttpFailure } from '../http/http.ts';
import { readBy } from '../http/readBy.ts';
import { pageEndpoints } from './pageEndpoints.ts';

/** An unvalidated file of a site; the readers of `@dealer/core` validate it. */
export type SiteFileAnswer = { kind: 'doc'; doc: unknown } | { kind: 'unknown' } | HttpFailure;

const anObject = readBy((value) => (typeof value === 'object' && value !== null ? value : undefined));

type Choice = { slug: string; signal?: AbortSignal };

const fetchSiteFile = async (http: Http, address: string, { slug, signal }: Choice): Promise<SiteFileAnswer> => {
  const answer = await http.json('GET', address, {
    schema: anObject,
    query: { site: slug },
    signal,
  });
  if (answer.kind === 'ok') return { kind: 'doc', doc: answer.value };
  return answer.status === 404 ? { kind: 'unknown' } : answer;
};

/**
 * Fetches the content of a custom page of the site; `readOwnPage` of `@dealer/core/page` reads it. Production hosts select
 * the site by host name and ignore the slug.
 */
export const fetchOwnPage = (http: Http, { path, ...choice }: Choice & { path: string }): Promise<SiteFileAnswer> =>
  fetchSiteFile(http, pageEndpoints.ownPage(path), choice);

/** Fetches a content file of the site: a kind such as `offers`, or the file of one item such as `posts/towing`. */
export const fetchContent = (http: Http, { name, ...choice }: Choice & { name: string }): Promise<SiteFileAnswer> =>
  fetchSiteFile(http, pageEndpoints.content(name), choice);
