import { AuthClient as ServiceClient } from '@supabase/auth-js';
import { smsTimeoutMs } from '@dealer/core/limits';
import { readStoredSession, verificationRow, verifyBody } from '@dealer/core/verification';
import type { StoredSession } from '@dealer/core/verification';
import { createHttp } from '../http/http.ts';
import type { Http } from '../http/http.ts';
import { anyAnswer } from '../http/readBy.ts';
import { timedFetch } from '../http/timedFetch.ts';
import { askContactExists } from './askContactExists.ts';
import { askSignInLimit } from './askSignInLimit.ts';
import type { AuthClient, SessionAnswer } from './authClient.ts';
import { authEndpoints } from './authEndpoints.ts';
import { changeDetails } from './changeDetails.ts';
import { checkFailure, codeFailure } from './codeFailure.ts';
import { keepVerification } from './keepVerification.ts';
import { renewSession } from './renewSession.ts';

export type AuthClientOptions = {
  /** The auth service's address and public key: `site.services.auth`. */
  service: { readonly url: string; readonly anonKey: string };
  /** For the rows of verifications. */
  site: Parameters<typeof verificationRow>[2];
  /** The website's own backend. */
  http: Http;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** "dealer:my-site:auth". */
  storageKey: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
  now?: () => number;
};

/** How long a page waits for a new token. */
const renewWithinMs = 8_000;

/** A token is renewed this long before it ends, so that it does not end on its way. */
const renewEarlierMs = 90_000;

/**
 * The auth port over a Supabase Auth (GoTrue) service (domain facts, section 2.1). It never throws.
 *
 * @example
 * const auth = createAuthClient({ service: site.services.auth, site, http, storage: localStorage, storageKey: 'dealer:my-site:auth' });
 * await auth.sendCode('+61412345678', userMetadata(form, site)); // => { kind: 'sent' }
 */
export const createAuthClient = ({
  service: { url, anonKey },
  site,
  http,
  storage,
  storageKey,
  fetch: fetchOption,
  timeoutMs = smsTimeoutMs,
  now = Date.now,
}: AuthClientOptions): AuthClient => {
  const host = url.replace(/\/+$/, '');
  const service = new ServiceClient({
    url: host + authEndpoints.auth,
    // Written as the client writes it where it puts a person's token in its place: another case would send both.
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey,
    storage,
    fetch: timedFetch({ fetch: fetchOption, timeoutMs }),
    // A token is renewed when a call needs one, by `renewSession`: no clock ticks on pages that make none.
    autoRefreshToken: false,
    persistSession: true,
    // Nobody signs in by way of an address here, so none is ever read.
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
        timeoutMs: Math.min(renewWithinMs, timeoutMs),
      });
    } catch {
      // Forbidden storage holds no session that could be renewed.
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
        const limit = await askSignInLimit(http, { phone, timeoutMs });
        if (limit !== 'free') return limit === 'limited' ? { kind: 'limited' } : { kind: 'failed' };
        const { error } = await service.signInWithOtp({ phone, options: { data: who, channel: 'sms' } });
        if (error) return codeFailure(error);
        void keepVerification(table, verificationRow('sms', stored()?.user.id, site, who.dealership_slug), {
          anonKey,
          bearer: anonKey,
        });
        void askContactExists(http, phone);
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
        void keepVerification(table, verificationRow('verify', session.user.id, site), {
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
      return session && session.expiresAt - now() > renewEarlierMs ? { kind: 'signedIn', session } : renew();
    },
    refresh: renew,
    changeDetails: (details, bearer) =>
      changeDetails({ service: table, storage, storageKey, anonKey }, details, bearer),
    signOut: async (bearer = stored()?.accessToken) => {
      // The device first: a service that hangs keeps nobody signed in here. Somebody may have signed in meanwhile: their session stays.
      try {
        if (stored()?.accessToken === bearer) storage.removeItem(storageKey);
      } catch {
        // A browser that lets nothing be removed let nothing be kept.
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
