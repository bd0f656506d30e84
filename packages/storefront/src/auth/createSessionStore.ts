import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AuthClient, CodeChecked, CodeSent, SessionAnswer } from '@dealer/api/auth';
import type { HttpResult } from '@dealer/api/http';
import {
  accountTexts,
  type DetailsForm,
  readStoredSession,
  type SessionUser,
  type StoredSession,
  type UserMetadata,
} from '@dealer/core/account';
import { type KeyValueStorage, removeStored, storedJson } from '../stores/persisted.ts';

export type SessionState = {
  /** `loading` only while a session that has run out is being renewed. */
  status: 'loading' | 'signedIn' | 'signedOut';
  /** Who is signed in; while `loading`, the user of the stored session. */
  user: SessionUser | undefined;
  /** The session ended without signing out: the page prompts the visitor to sign in again. */
  hasEnded: boolean;
  /** The session could not be renewed because the service is busy: it stays, and the renewal is retried. */
  isBusy: boolean;
  /** Waits until it is known whether somebody is signed in. */
  settle: () => Promise<'signedIn' | 'signedOut'>;
  /**
   * Makes a call about a person: with the session's token, renewed where it is about to end, and once more with a new one where the
   * server refuses it. A refusal of that too ends the session here. Without a session no request is made: 401.
   */
  call: <T>(ask: (bearer: string) => Promise<HttpResult<T>>) => Promise<HttpResult<T>>;
  sendCode: (phone: string, who: UserMetadata) => Promise<CodeSent>;
  verifyCode: (phone: string, code: string) => Promise<CodeChecked>;
  /** Changes the name and email of whoever is signed in. */
  changeDetails: (details: DetailsForm) => Promise<HttpResult<StoredSession>>;
  signOut: () => Promise<void>;
};

export type SessionStore = StoreApi<SessionState>;

type SessionOptions = {
  storage: KeyValueStorage;
  /** "dealer:my-site:auth". */
  key: string;
  now: () => number;
  /** Fetches the auth client, which is big; undefined where the site has no auth service. */
  openAuth: (() => Promise<AuthClient>) | undefined;
  /** Calls back when another tab changed the session, or when the page comes back from the back/forward cache. */
  watch: (changed: () => void) => void;
};

/** The pause before the next request to a busy service. */
const retryBusyMs = 20_000;

const busy = { kind: 'failed', reason: 'status', status: 429, message: accountTexts.sessionBusy } as const;

const refused = { kind: 'failed', reason: 'status', status: 401 } as const;

/**
 * The visitor's session. Whether somebody is signed in is read from storage at once; the auth client is loaded only to send and check
 * codes, to renew a token and to sign out. All tabs of a site share one session.
 */
export const createSessionStore = ({ storage, key, now, openAuth, watch }: SessionOptions): SessionStore => {
  const stored = (): StoredSession | undefined => openAuth && readStoredSession(storedJson(storage, key));
  const isFresh = ({ renewAt }: StoredSession): boolean => renewAt > now();
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

    const scheduleRenewal = (): void => {
      clearTimeout(retry);
      retry = setTimeout(() => void renew('restore'), retryBusyMs);
    };

    const end = (): void => {
      removeStored(storage, key);
      put(undefined, true);
    };

    /** One renewal at a time; the stored session is the result. */
    const renew = (how: 'restore' | 'refresh'): Promise<SessionAnswer> => {
      renewing ??= (async (): Promise<SessionAnswer> => {
        const before = stored();
        try {
          const answer = (await (await open())?.[how]()) ?? { kind: 'signedOut' as const };
          if (answer.kind === 'signedIn') put(answer.session);
          else if (answer.kind === 'signedOut' && before) {
            // Another tab may have renewed the session already: use that one.
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
            if (isBusy) scheduleRenewal();
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

    /** Reads the stored session, which another tab may have changed. */
    const readStored = (): void => {
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
    watch(readStored);

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
        // Another tab may have renewed the token; otherwise renew it now.
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
        const retried = await ask(next.accessToken);
        if (retried.kind === 'failed' && retried.status === 401) end();
        return retried;
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
        // Sign out on the device first: neither the client's chunk nor the service can delay it.
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
