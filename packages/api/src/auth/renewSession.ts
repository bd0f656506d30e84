import { readStoredSession } from '@dealer/core/verification';
import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import type { SessionAnswer } from './authClient.ts';
import { authEndpoints } from './authEndpoints.ts';
import { readSessionDoc } from './readSessionDoc.ts';

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The session lives: another tab renews it at this moment, or the service takes no more calls for now. */
const busyStatuses: readonly number[] = [409, 429];

/**
 * A new token for the session that the device keeps. Only a refusal ends the session: too many calls, a conflict and a service that does
 * not answer leave it as it is, and the next call tries again at once. The service's own client removes the session at each of these.
 *
 * @example
 * await renewSession({ service, storage, storageKey, anonKey, now: Date.now }); // => { kind: 'signedIn', session }
 */
export const renewSession = async ({
  service,
  storage,
  storageKey,
  anonKey,
  now,
  timeoutMs,
}: {
  service: Http;
  storage: SessionStorage;
  storageKey: string;
  anonKey: string;
  now: () => number;
  timeoutMs: number;
}): Promise<SessionAnswer> => {
  const before = storage.getItem(storageKey);
  const kept = readSessionDoc(before);
  if (!kept) return { kind: 'signedOut' };
  const answer = await service.json('POST', `${authEndpoints.auth}/token`, {
    schema: anyAnswer,
    query: { grant_type: 'refresh_token' },
    body: { refresh_token: kept['refresh_token'] },
    headers: { apikey: anonKey },
    bearer: anonKey,
    timeoutMs,
  });
  if (answer.kind === 'ok') {
    const doc = answer.value as Record<string, unknown>;
    const renewed = { expires_at: Math.floor(now() / 1000) + Number(doc['expires_in']), ...doc };
    const session = readStoredSession(renewed);
    if (!session) return { kind: 'unreachable' };
    // Signed out meanwhile, here or in another tab: nothing is put back.
    if (storage.getItem(storageKey) === null) return { kind: 'signedOut' };
    storage.setItem(storageKey, JSON.stringify(renewed));
    return { kind: 'signedIn', session };
  }
  const status = answer.reason === 'status' ? (answer.status ?? 0) : 0;
  if (busyStatuses.includes(status)) return { kind: 'busy' };
  if (status < 400 || status >= 500 || status === 408) return { kind: 'unreachable' };
  // Another tab may have renewed it: its session is not the one that was refused.
  if (storage.getItem(storageKey) === before) storage.removeItem(storageKey);
  return { kind: 'signedOut' };
};
