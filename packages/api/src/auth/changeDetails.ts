import { detailsBody, readStoredSession } from '@dealer/core/verification';
import type { DetailsForm, StoredSession } from '@dealer/core/verification';
import { anyAnswer } from '../http/readBy.ts';
import type { Http, HttpResult } from '../http/http.ts';
import { authEndpoints } from './authEndpoints.ts';
import { readSessionDoc } from './readSessionDoc.ts';
import type { SessionStorage } from './renewSession.ts';

/**
 * Changes the name and email of whoever is signed in, at the service and in the session on the device. The service's own client would
 * renew the token by itself, and remove the session where that fails.
 *
 * @example
 * await changeDetails({ service, storage, storageKey, anonKey }, { name: 'Ana', lastName: 'Kerr', email: 'ana@example.com' }, bearer)
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
  // The service refuses a token by 403, the website's backend by 401: a session is renewed after the latter.
  if (answer.kind === 'failed') return answer.status === 403 ? { ...answer, status: 401 } : answer;
  const doc = { ...readSessionDoc(storage.getItem(storageKey)), user: answer.value };
  const session = readStoredSession(doc);
  // Signed out meanwhile, or no person in the answer.
  if (!session) return { kind: 'failed', reason: 'malformed' };
  storage.setItem(storageKey, JSON.stringify(doc));
  return { kind: 'ok', value: session, status: answer.status };
};
