import { endpoints } from '../endpoints/endpoints.ts';
import type { Http, HttpFailure } from '../http/http.ts';
import { anyAnswer } from '../http/readBy.ts';

/** The outcome of `fetchSite`. */
export type SiteAnswer =
  | { kind: 'doc'; doc: unknown }
  | { kind: 'unknown'; slug?: string }
  /** `notJson`: the response is not a site document. `siteFailureText` returns the message. */
  | { kind: 'failed'; reason: HttpFailure['reason'] | 'notJson'; status?: number };

/** Fetches the site document. Production hosts select it by host name and ignore the slug. */
export const fetchSite = async (http: Http, slug: string | undefined): Promise<SiteAnswer> => {
  const answer = await http.json('GET', endpoints.site, { schema: anyAnswer, query: { site: slug } });
  if (answer.kind === 'ok') {
    return typeof answer.value === 'object' && answer.value !== null
      ? { kind: 'doc', doc: answer.value }
      : { kind: 'failed', reason: 'notJson' };
  }
  if (answer.status === 404) return { kind: 'unknown', ...(slug ? { slug } : {}) };
  return answer;
};
