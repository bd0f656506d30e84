import { AuthClient as ServiceClient } from '@supabase/auth-js';
import { readStoredSession, type StoredSession, verificationRow, verifyBody } from '@dealer/core/account';
import { createHttp, type Http } from '../http/http.ts';
import { anyAnswer } from '../http/readBy.ts';
import { timedFetch } from '../http/timedFetch.ts';
import { checkContactExists } from './checkContactExists.ts';
import { checkSignInLimit } from './checkSignInLimit.ts';
import type { AuthClient, SessionAnswer } from './authClient.ts';
import { authEndpoints } from './authEndpoints.ts';
import { changeDetails } from './changeDetails.ts';
import { checkFailure, codeFailure } from './codeFailure.ts';
import { recordVerification } from './recordVerification.ts';
import { renewSession } from './renewSession.ts';
import { tabLock, type TabLock } from './tabLock.ts';

/** After this time an SMS request counts as failed (decision E9). */
const smsTimeoutMs = 15_000;

export type AuthClientOptions = {
  /** The auth service's address and public key: `site.services.auth`. */
  service: { readonly url: string; readonly anonKey: string };
  /** For the verification records. */
  site: Parameters<typeof verificationRow>[2];
  /** The website's own backend. */
  http: Http;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** For example "dealer:my-site:auth". */
  storageKey: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
  now?: () => number;
  /** Only one tab at a time renews the session. */
  lock?: TabLock;
};

/** The timeout for renewing a token. */
const renewTimeoutMs = 8_000;

/** Creates the `AuthClient` for a Supabase Auth (GoTrue) service. It never throws. */
export const createAuthClient = ({
  service: { url, anonKey },
  site,
  http,
  storage,
  storageKey,
  fetch: fetchOption,
  timeoutMs = smsTimeoutMs,
  now = Date.now,
  lock = tabLock,
}: AuthClientOptions): AuthClient => {
  const host = url.replace(/\/+$/, '');
  const service = new ServiceClient({
    url: host + authEndpoints.auth,
    // Same capitalisation as in the client library, which replaces this header by the person's token.
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey,
    storage,
    fetch: timedFetch({ fetch: fetchOption, timeoutMs }),
    // `renewSession` renews the token when a call needs it, so pages without such calls need no timer.
    autoRefreshToken: false,
    persistSession: true,
    // There is no sign-in by link.
    detectSessionInUrl: false,
  });
  const table = createHttp({ baseUrl: host, timeoutMs, ...(fetchOption ? { fetch: fetchOption } : {}) });
  const listeners = new Set<(session: StoredSession | undefined) => void>();

  const renew = async (): Promise<SessionAnswer> => {
    try {
      return await renewSession({
        service: table,
        storage,
        storageKey,
        anonKey,
        now,
        timeoutMs: Math.min(renewTimeoutMs, timeoutMs),
        lock,
      });
    } catch {
      // Storage is blocked, so there is no session to renew; or another tab takes too long to renew it.
      return { kind: 'unreachable' };
    }
  };
  const stored = (): StoredSession | undefined => {
    try {
      return readStoredSession(JSON.parse(storage.getItem(storageKey) ?? 'null'));
    } catch {
      return undefined;
    }
  };

  return {
    sendCode: async (phone, who) => {
      try {
        const limit = await checkSignInLimit(http, { phone, timeoutMs });
        if (limit !== 'free') return limit === 'limited' ? { kind: 'limited' } : { kind: 'failed' };
        const { error } = await service.signInWithOtp({ phone, options: { data: who, channel: 'sms' } });
        if (error) return codeFailure(error);
        void recordVerification(table, verificationRow('sms', stored()?.user.id, site, who.dealership_slug), {
          anonKey,
          bearer: anonKey,
        });
        void checkContactExists(http, phone);
        return { kind: 'sent' };
      } catch {
        return { kind: 'failed' };
      }
    },
    verifyCode: async (phone, code) => {
      try {
        const { phone: to, token, type } = verifyBody(phone, code);
        const { data, error } = await service.verifyOtp({ phone: to, token, type });
        if (error) return checkFailure(error);
        const session = readStoredSession(data.session);
        if (!session) return { kind: 'failed' };
        void recordVerification(table, verificationRow('verify', session.user.id, site), {
          anonKey,
          bearer: session.accessToken,
        });
        return { kind: 'signedIn', session };
      } catch {
        return { kind: 'failed' };
      }
    },
    restore: async () => {
      const session = stored();
      return session && session.renewAt > now() ? { kind: 'signedIn', session } : renew();
    },
    refresh: renew,
    changeDetails: (details, bearer) =>
      changeDetails({ service: table, storage, storageKey, anonKey }, details, bearer),
    signOut: async (bearer = stored()?.accessToken) => {
      // Removes the session first, without waiting for the service. A session that has started meanwhile is preserved.
      try {
        if (stored()?.accessToken === bearer) storage.removeItem(storageKey);
      } catch {
        // Storage is blocked, so there is no session to remove.
      }
      for (const listener of listeners) listener(undefined);
      if (bearer !== undefined)
        void table.json('POST', `${authEndpoints.auth}/logout`, {
          schema: anyAnswer,
          query: { scope: 'global' },
          headers: { apikey: anonKey },
          bearer,
        });
    },
    onChange: (listener) => {
      listeners.add(listener);
      const { data } = service.onAuthStateChange((_, session) => listener(readStoredSession(session)));
      return () => {
        listeners.delete(listener);
        data.subscription.unsubscribe();
      };
    },
  };
};
