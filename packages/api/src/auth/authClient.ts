import type { DetailsForm, StoredSession, UserMetadata } from '@dealer/core/verification';
import type { HttpResult } from '../http/http.ts';

/** What became of a code that was asked for. */
export type CodeSent =
  | { kind: 'sent' }
  /** The limit of the website (decision E9) or of the service: no SMS was sent. */
  | { kind: 'limited' }
  /** The number got a code a moment ago, which still counts; another can be requested after this wait. */
  | { kind: 'tooSoon'; waitMs: number }
  /** The service sends no codes at all, or none to this person: trying again does not help. */
  | { kind: 'closed' }
  | { kind: 'failed' };

/** What became of a code that was typed in. */
export type CodeChecked =
  | { kind: 'signedIn'; session: StoredSession }
  /** Wrong, used before or too old: the service does not say which. */
  | { kind: 'badCode' }
  | { kind: 'limited' }
  | { kind: 'closed' }
  | { kind: 'failed' };

/** A session, none, or that nobody could say: without a connection, or while the service is busy, a session is neither renewed nor lost. */
export type SessionAnswer =
  | { kind: 'signedIn'; session: StoredSession }
  | { kind: 'signedOut' }
  | { kind: 'busy' }
  | { kind: 'unreachable' };

/** Sign-in by SMS code: what the website needs of an auth service, whichever it is (decision E23). */
export type AuthClient = {
  /** `phone` is E.164. Asks the website's own limit first, and sends nothing where that says no. */
  sendCode: (phone: string, who: UserMetadata) => Promise<CodeSent>;
  verifyCode: (phone: string, code: string) => Promise<CodeChecked>;
  /** The session that the device keeps, renewed where it is about to end. */
  restore: () => Promise<SessionAnswer>;
  /** A new token for the session that the device keeps. */
  refresh: () => Promise<SessionAnswer>;
  /** Changes who the signed-in person is, at the service and on the device; `bearer` is their token. 401: it was refused. */
  changeDetails: (details: DetailsForm, bearer: string) => Promise<HttpResult<StoredSession>>;
  /** Ends the session here, and at the service where it can be reached. `bearer`: of a session that the device has forgotten already. */
  signOut: (bearer?: string) => Promise<void>;
  /** Hears of each session that begins, is renewed or ends, in this tab and in others. */
  onChange: (listener: (session: StoredSession | undefined) => void) => () => void;
};
