import type { DetailsForm, StoredSession, UserMetadata } from '@dealer/core/account';
import type { HttpResult } from '../http/http.ts';

/** The outcome of requesting a code. */
export type CodeSent =
  | { kind: 'sent' }
  /** Rate limited by the website (decision E9) or the service; no SMS was sent. */
  | { kind: 'limited' }
  /** The number got a code recently, which is still valid; another can be requested after `waitMs`. */
  | { kind: 'tooSoon'; waitMs: number }
  /** The service does not send codes; a retry does not help. */
  | { kind: 'closed' }
  /** This person may not sign in. */
  | { kind: 'banned' }
  | { kind: 'failed' };

/** The outcome of checking a code. */
export type CodeChecked =
  | { kind: 'signedIn'; session: StoredSession }
  /** Wrong, used or expired; the service does not distinguish these. */
  | { kind: 'badCode' }
  | { kind: 'limited' }
  /** The service does not check codes; a retry does not help. */
  | { kind: 'closed' }
  /** The code may be right, but this person may not sign in. */
  | { kind: 'banned' }
  | { kind: 'failed' };

/** The session, or why there is none. While the service is busy or unreachable, the session is neither renewed nor lost. */
export type SessionAnswer =
  | { kind: 'signedIn'; session: StoredSession }
  | { kind: 'signedOut' }
  | { kind: 'busy' }
  | { kind: 'unreachable' };

/** Sign-in by SMS code, independent of the auth service (decision E23). */
export type AuthClient = {
  /** Sends a code to a phone number (E.164), unless the website's rate limit is reached. */
  sendCode: (phone: string, who: UserMetadata) => Promise<CodeSent>;
  verifyCode: (phone: string, code: string) => Promise<CodeChecked>;
  /** The stored session; renewed first if it is about to expire. */
  restore: () => Promise<SessionAnswer>;
  /** Gets a new token for the stored session. */
  refresh: () => Promise<SessionAnswer>;
  /** Changes the person's details at the service and on the device; `bearer` is their token. 401: the token was refused. */
  changeDetails: (details: DetailsForm, bearer: string) => Promise<HttpResult<StoredSession>>;
  /** Ends the session on the device and, if reachable, at the service. Pass `bearer` if the session is no longer stored. */
  signOut: (bearer?: string) => Promise<void>;
  /** Notifies of each session that starts, is renewed or ends, in this or another tab. Returns the unsubscribe function. */
  onChange: (listener: (session: StoredSession | undefined) => void) => () => void;
};
