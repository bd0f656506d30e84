/** Rows of the mock auth service, in tables of the mock store. */

/** The last code sent to a phone; the key is the phone's digits. */
export type CodeRow = { phone: string; code: string; sent_at: number; used: boolean };

/** A person who requested a code; the key is the phone's digits. The first correct code confirms the phone. */
export type UserRow = {
  id: string;
  identity_id: string;
  phone: string;
  user_metadata: Record<string, unknown>;
  created_at: number;
  updated_at: number;
  confirmed_at?: number;
  last_sign_in_at?: number;
};

/**
 * A session; the key is its id. Access tokens are valid until they expire, also after a renewal. `refresh` is oldest
 * first: the last token renews the session, the previous one returns the same tokens, an older one revokes the session.
 */
export type SessionRow = {
  id: string;
  user_id: string;
  access: { token: string; expires_at: number }[];
  refresh: string[];
  revoked: boolean;
  /** Signed out. */
  ended: boolean;
};

/** When SMS were sent to a phone (the website's rate limit), or by the whole service. */
export type SendRow = { times: number[] };

/** The token bucket of an address: the remaining calls at a time. */
export type BucketRow = { left: number; at: number };

/** The code of every SMS of the mock backend. */
export const mockCode = '123456';
