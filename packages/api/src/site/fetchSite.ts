import { endpoints } from '../endpoints/endpoints.ts';
import type { Http } from '../http/http.ts';
import { anyAnswer } from '../http/readBy.ts';

/** What came of asking the host for its site document. */
export type SiteAnswer =
  | { kind: 'doc'; doc: unknown }
  | { kind: 'unknown'; slug?: string }
  | { kind: 'failed'; message: string };

/**
 * Asks the host for the site document; production hosts answer by host name and ignore the slug (design: Site).
 *
 * @example
 * await fetchSite(http, 'southern-cross-motors') // => { kind: 'doc', doc: { slug: 'southern-cross-motors', ... } }
 */
export const fetchSite = async (http: Http, slug: string | undefined): Promise<SiteAnswer> => {
  const answer = await http.json('GET', endpoints.site, { schema: anyAnswer, query: { site: slug } });
  if (answer.kind === 'ok') {
    return typeof answer.value === 'object' && answer.value !== null
      ? { kind: 'doc', doc: answer.value }
      : { kind: 'failed', message: 'The site file is not valid JSON. It must be one JSON object.' };
  }
  if (answer.status === 404) return { kind: 'unknown', ...(slug ? { slug } : {}) };
  const why = { offline: 'The server could not be reached.', timeout: 'The server took too long to answer.', aborted: 'The call was stopped.', status: `The server answered ${answer.status}.`, malformed: 'The answer could not be read.' };
  return { kind: 'failed', message: why[answer.reason] };
};
