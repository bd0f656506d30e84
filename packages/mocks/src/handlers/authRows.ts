/** Rows of the mock auth service, in tables of the mock store. */

/** The last code that went to a phone; its key is the phone's digits. */
export type CodeRow = {
  phone: string;
  code: string;
  sent_at: number;
  wrong: number;
  used: boolean;
  user_metadata: Record<string, unknown>;
};

/** Who signed in once; the key is the phone's digits. */
export type UserRow = { id: string; phone: string; user_metadata: Record<string, unknown>; created_at: number };

/** A session; the key is its id. Renewing replaces both tokens. */
export type SessionRow = {
  id: string;
  user_id: string;
  phone: string;
  access_token: string;
  refresh_token: string;
  expires_at: number;
};

/** When codes went to a phone, for the website's own limit. */
export type SendRow = { times: number[] };

/** The code of every SMS of the mock backend. */
export const mockCode = '123456';

/** Milliseconds that a code counts. */
export const codeLifeMs = 10 * 60_000;

/** Seconds that a token lasts. */
export const tokenLifeS = 3600;
