import { detailsBody, type DetailsForm, readStoredSession, type StoredSession } from '@dealer/core/account';
import { anyAnswer } from '../http/readBy.ts';
import type { Http, HttpResult } from '../http/http.ts';
import { authEndpoints } from './authEndpoints.ts';
import { readSessionDoc } from './readSessionDoc.ts';
import type { SessionStorage } from './renewSession.ts';

/**
 * Changes the signed-in person's name and email at the service and in the stored session. The client library is not used,
 * because it would renew the token and remove the session if that failed.
 */
export const changeDetails = async (
  {
    service,
    storage,
    storageKey,
    anonKey,
  }: { service: Http; storage: SessionStorage; storageKey: string; anonKey: string },
  details: DetailsForm,
  bearer: string,
): Promise<HttpResult<StoredSession>> => {
  const answer = await service.json('PUT', `${authEndpoints.auth}/user`, {
    schema: anyAnswer,
    body: detailsBody(details),
    headers: { apikey: anonKey },
    bearer,
  });
  // The service refuses a token with 403. Callers renew the session on 401, as the website's backend answers.
  if (answer.kind === 'failed') return answer.status === 403 ? { ...answer, status: 401 } : answer;
  const doc = { ...readSessionDoc(storage.getItem(storageKey)), user: answer.value };
  const session = readStoredSession(doc);
  // The person signed out meanwhile, or is missing in the response.
  if (!session) return { kind: 'failed', reason: 'malformed' };
  storage.setItem(storageKey, JSON.stringify(doc));
  return { kind: 'ok', value: session, status: answer.status };
};
