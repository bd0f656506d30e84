/** Rows of the mock auth service, in tables of the mock store. */

/** The last code that went to a phone; its key is the phone's digits. */
export type CodeRow = { phone: string; code: string; sent_at: number; used: boolean };

/** Whoever requested a code once; the key is the phone's digits. The phone is confirmed by the first right code. */
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
 * A session; the key is its id. Access tokens stay valid until they expire, also after a renewal. Of the refresh tokens, oldest first,
 * the last one renews; the one before it answers the same again; an older one is a sign of theft and revokes them all.
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

/** When SMS were sent: for a phone (the website's own limit), or by the whole service. */
export type SendRow = { times: number[] };

/** A token bucket of an address: how many calls are left, and when that was counted. */
export type BucketRow = { left: number; at: number };

/** The code of every SMS of the mock backend. */
export const mockCode = '123456';
