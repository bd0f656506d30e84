import { readStoredSession } from '@dealer/core/account';
import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import type { SessionAnswer } from './authClient.ts';
import type { TabLock } from './tabLock.ts';
import { authEndpoints } from './authEndpoints.ts';
import { readSessionDoc } from './readSessionDoc.ts';

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The session is still valid: another tab is renewing it, or the service limits its calls. */
const busyStatuses: readonly number[] = [409, 429];

type RenewalOptions = {
  service: Http;
  storage: SessionStorage;
  storageKey: string;
  anonKey: string;
  now: () => number;
  timeoutMs: number;
};

const renewStored = async (
  current: Record<string, unknown>,
  { service, storage, storageKey, anonKey, now, timeoutMs }: RenewalOptions,
): Promise<SessionAnswer> => {
  const before = storage.getItem(storageKey);
  const answer = await service.json('POST', `${authEndpoints.auth}/token`, {
    schema: anyAnswer,
    query: { grant_type: 'refresh_token' },
    body: { refresh_token: current['refresh_token'] },
    headers: { apikey: anonKey },
    bearer: anonKey,
    timeoutMs,
  });
  if (answer.kind === 'ok') {
    const doc = answer.value as Record<string, unknown>;
    const renewed = { expires_at: Math.floor(now() / 1000) + Number(doc['expires_in']), ...doc };
    const session = readStoredSession(renewed);
    if (!session) return { kind: 'unreachable' };
    // Do not restore the session if the person signed out meanwhile, here or in another tab.
    if (storage.getItem(storageKey) === null) return { kind: 'signedOut' };
    storage.setItem(storageKey, JSON.stringify(renewed));
    return { kind: 'signedIn', session };
  }
  const status = answer.reason === 'status' ? (answer.status ?? 0) : 0;
  if (busyStatuses.includes(status)) return { kind: 'busy' };
  if (status < 400 || status >= 500 || status === 408) return { kind: 'unreachable' };
  // If another tab has renewed the session, the refusal does not apply to it.
  if (storage.getItem(storageKey) === before) storage.removeItem(storageKey);
  return { kind: 'signedOut' };
};

/**
 * Renews the stored session. Only one tab does so at a time, because the service ends a session whose refresh token is used twice: the
 * others use the session that this one stores. Only a refusal ends it; after a conflict, a rate limit or an outage it is unchanged, and
 * the next call retries. The client library is not used, because it would remove the session in all of these cases.
 */
export const renewSession = async ({
  lock,
  ...options
}: RenewalOptions & { lock: TabLock }): Promise<SessionAnswer> => {
  const { storage, storageKey } = options;
  const used = readSessionDoc(storage.getItem(storageKey));
  if (!used) return { kind: 'signedOut' };
  return lock(`${storageKey}:renewal`, async () => {
    const doc = readSessionDoc(storage.getItem(storageKey));
    const session = readStoredSession(doc);
    if (!doc || !session) return { kind: 'signedOut' };
    const isRenewed = doc['refresh_token'] !== used['refresh_token'];
    return isRenewed ? { kind: 'signedIn', session } : renewStored(doc, options);
  });
};
