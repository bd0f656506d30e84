import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { AuthClient, CodeChecked, CodeSent, SessionAnswer } from '@dealer/api/auth';
import type { HttpResult } from '@dealer/api/http';
import { accountTexts, readStoredSession } from '@dealer/core/verification';
import type { DetailsForm, SessionUser, StoredSession, UserMetadata } from '@dealer/core/verification';
import type { KeyValueStorage } from '../stores/persisted.ts';

export type SessionState = {
  /** `loading` only while a session that has run out is being renewed. */
  status: 'loading' | 'signedIn' | 'signedOut';
  /** Who is signed in; also while `loading`, as far as the device knows. */
  user: SessionUser | undefined;
  /** The session ended without the visitor's doing: the page says so and asks them to sign in again. */
  hasEnded: boolean;
  /** The session could not be renewed because the service is busy: it stays, and is renewed later. */
  isBusy: boolean;
  /** Waits until it is known whether somebody is signed in. */
  settle: () => Promise<'signedIn' | 'signedOut'>;
  /**
   * Makes a call about a person: with the session's token, renewed where it is about to end, and once more with a new one where the
   * server refuses it. A refusal of that too ends the session here. Without a session nothing is asked: 401.
   */
  call: <T>(ask: (bearer: string) => Promise<HttpResult<T>>) => Promise<HttpResult<T>>;
  sendCode: (phone: string, who: UserMetadata) => Promise<CodeSent>;
  verifyCode: (phone: string, code: string) => Promise<CodeChecked>;
  /** Changes the name and email of whoever is signed in. */
  changeDetails: (details: DetailsForm) => Promise<HttpResult<StoredSession>>;
  signOut: () => Promise<void>;
};

export type SessionStore = StoreApi<SessionState>;

export type SessionOptions = {
  storage: KeyValueStorage;
  /** "dealer:my-site:auth". */
  key: string;
  now: () => number;
  /** Fetches the auth client, which is big; undefined where the site has no auth service. */
  openAuth: (() => Promise<AuthClient>) | undefined;
  /** Calls back when another tab changed the session, or the page comes back from the browser's cache of pages. */
  watch: (changed: () => void) => void;
};

/** A token is renewed this long before it ends, so that it does not end on its way. */
const marginMs = 90_000;

/** After a busy service, before it is asked again. */
const retryBusyMs = 20_000;

const busy = { kind: 'failed', reason: 'status', status: 429, message: accountTexts.sessionBusy } as const;

const refused = { kind: 'failed', reason: 'status', status: 401 } as const;

/**
 * The visitor's session. Whether somebody is signed in is read from the device at once; the auth client is fetched only to send and check
 * codes, to renew a token and to sign out. All tabs of a site share one session.
 *
 * @example
 * const session = createSessionStore({ storage: localStorage, key: 'dealer:my-site:auth', now: Date.now, openAuth, watch });
 * session.getState().status // => 'signedOut'
 */
export const createSessionStore = ({ storage, key, now, openAuth, watch }: SessionOptions): SessionStore => {
  const stored = (): StoredSession | undefined => {
    if (!openAuth) return undefined;
    try {
      return readStoredSession(JSON.parse(storage.getItem(key) ?? 'null'));
    } catch {
      return undefined;
    }
  };
  const isFresh = ({ expiresAt }: StoredSession): boolean => expiresAt - now() > marginMs;
  let opened: Promise<AuthClient> | undefined;
  const open = (): Promise<AuthClient> | undefined => {
    if (!openAuth) return undefined;
    opened ??= openAuth().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  let renewing: Promise<SessionAnswer> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  return createStore<SessionState>((set, get) => {
    const put = (session: StoredSession | undefined, hasEnded = false): void => {
      clearTimeout(retry);
      set({ status: session ? 'signedIn' : 'signedOut', user: session?.user, hasEnded, isBusy: false });
    };

    const renewLater = (): void => {
      clearTimeout(retry);
      retry = setTimeout(() => void renew('restore'), retryBusyMs);
    };

    const end = (): void => {
      try {
        storage.removeItem(key);
      } catch {
        // Nothing could be kept either.
      }
      put(undefined, true);
    };

    /** One call for a new token at a time; what the device holds then is what the session is. */
    const renew = (how: 'restore' | 'refresh'): Promise<SessionAnswer> => {
      renewing ??= (async (): Promise<SessionAnswer> => {
        const before = stored();
        try {
          const answer = (await (await open())?.[how]()) ?? { kind: 'signedOut' as const };
          if (answer.kind === 'signedIn') put(answer.session);
          else if (answer.kind === 'signedOut' && before) {
            // Another tab may have been quicker: its session stands.
            const other = stored();
            if (other && other.accessToken !== before.accessToken) {
              put(other);
              return { kind: 'signedIn', session: other };
            }
            end();
          } else if (answer.kind === 'signedOut') put(undefined, get().hasEnded);
          else {
            const isBusy = answer.kind === 'busy' && before !== undefined;
            set({ status: before ? 'signedIn' : 'signedOut', isBusy });
            if (isBusy) renewLater();
          }
          return answer;
        } catch {
          set({ status: before ? 'signedIn' : 'signedOut', isBusy: false });
          return { kind: 'unreachable' };
        } finally {
          renewing = undefined;
        }
      })();
      return renewing;
    };

    /** Takes what the device holds: from another tab, or at the start. */
    const look = (): void => {
      const session = stored();
      if (session && isFresh(session)) put(session);
      else if (session) set({ user: session.user, hasEnded: false });
      else if (get().status !== 'signedOut') put(undefined, true);
      if (session && !isFresh(session) && get().status === 'signedOut') {
        set({ status: 'loading' });
        void renew('restore');
      }
    };

    const first = stored();
    const isRenewed = first !== undefined && !isFresh(first);
    if (isRenewed) setTimeout(() => void renew('restore'));
    watch(look);

    return {
      status: first === undefined ? 'signedOut' : isRenewed ? 'loading' : 'signedIn',
      user: first?.user,
      hasEnded: false,
      isBusy: false,
      settle: async () => {
        if (get().status === 'loading') await renew('restore');
        return get().status === 'signedIn' ? 'signedIn' : 'signedOut';
      },
      call: async (ask) => {
        let session = stored();
        if (session && !isFresh(session)) {
          const answer = await renew('restore');
          // A token that is about to end still counts: without a new one the call goes on with it.
          if (session.expiresAt <= now()) {
            if (answer.kind === 'busy') return busy;
            if (answer.kind === 'unreachable') return { kind: 'failed', reason: 'offline' };
          }
          session = stored();
        }
        if (!session) {
          if (get().status !== 'signedOut') put(undefined, true);
          return refused;
        }
        const answer = await ask(session.accessToken);
        if (answer.kind === 'ok' || answer.status !== 401) return answer;
        // Renewed meanwhile by another tab, or to be renewed now.
        const other = stored();
        if (other?.accessToken === session.accessToken) {
          const renewed = await renew('refresh');
          if (renewed.kind === 'busy') return busy;
          if (renewed.kind === 'unreachable') return { kind: 'failed', reason: 'offline' };
          if (renewed.kind === 'signedOut') return answer;
        }
        const next = stored();
        if (!next) {
          put(undefined, true);
          return answer;
        }
        const again = await ask(next.accessToken);
        if (again.kind === 'failed' && again.status === 401) end();
        return again;
      },
      sendCode: async (phone, who) => {
        try {
          return (await (await open())?.sendCode(phone, who)) ?? { kind: 'failed' };
        } catch {
          return { kind: 'failed' };
        }
      },
      verifyCode: async (phone, code) => {
        try {
          const answer = (await (await open())?.verifyCode(phone, code)) ?? { kind: 'failed' as const };
          if (answer.kind === 'signedIn') put(answer.session);
          return answer;
        } catch {
          return { kind: 'failed' };
        }
      },
      changeDetails: async (details) => {
        try {
          const client = await open();
          const answer = await get().call<StoredSession>(async (bearer) =>
            client ? client.changeDetails(details, bearer) : refused,
          );
          if (answer.kind === 'ok') put(answer.value);
          return answer;
        } catch {
          return { kind: 'failed', reason: 'offline' };
        }
      },
      signOut: async () => {
        const bearer = stored()?.accessToken;
        // The device first: neither the client's chunk nor the service can hold it up.
        end();
        put(undefined);
        if (bearer === undefined) return;
        void open()
          ?.then((client) => client.signOut(bearer))
          .catch(() => undefined);
      },
    };
  });
};
