import { parseWebsiteSession, type WebsiteSession } from '@dealer/core/account';
import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import { sessionEndpoints } from './sessionEndpoints.ts';

/**
 * Fetches the plugins that the website may use; undefined if the call fails or the response is invalid, so that no plugin
 * is shown.
 */
export const fetchWebsiteSession = async (
  http: Http,
  { websiteId, signal }: { websiteId: number; signal?: AbortSignal },
): Promise<WebsiteSession | undefined> => {
  const answer = await http.json('GET', sessionEndpoints.websiteSession, {
    schema: anyAnswer,
    query: { website_id: websiteId },
    signal,
  });
  const read = answer.kind === 'ok' ? parseWebsiteSession(answer.value) : undefined;
  if (read?.kind === 'session') return read.session;
  if (answer.kind === 'ok' || answer.reason !== 'aborted') console.warn('The website session could not be loaded');
  return undefined;
};
