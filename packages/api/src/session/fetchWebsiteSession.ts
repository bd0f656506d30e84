import { parseWebsiteSession } from '@dealer/core/session';
import type { WebsiteSession } from '@dealer/core/session';
import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import { sessionEndpoints } from './sessionEndpoints.ts';

/**
 * Asks which plugins the website may use (specification sections 3 and 6, Website session; rows 3.F20, 6.R10, 6.R11): undefined where
 * the call failed or the answer is none, so that no plugin shows.
 *
 * @example
 * await fetchWebsiteSession(http, { websiteId: 201 }) // => { plugins: ['Autogauge'], reviews: { count: 293, average: 4.7 } }
 */
export const fetchWebsiteSession = async (
  http: Http,
  { websiteId, signal }: { websiteId: number; signal?: AbortSignal },
): Promise<WebsiteSession | undefined> => {
  const answer = await http.json('GET', sessionEndpoints.websiteSession, {
    schema: anyAnswer,
    query: { website_id: websiteId },
    ...(signal ? { signal } : {}),
  });
  const read = answer.kind === 'ok' ? parseWebsiteSession(answer.value) : undefined;
  if (read?.kind === 'session') return read.session;
  if (answer.kind === 'ok' || answer.reason !== 'aborted') console.warn('The website session could not be loaded');
  return undefined;
};
