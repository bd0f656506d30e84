import { readNumber, readObject, readText } from '../data/readers.ts';
import { defined } from '../data/values.ts';

/** The signed-in person as the auth service stores them. `phone` is E.164: "+61412345678". */
export type SessionUser = {
  readonly id: string;
  readonly phone?: string;
  readonly name?: string;
  readonly lastName?: string;
  readonly email?: string;
};

/** A session as stored on the device. */
export type StoredSession = {
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** From when the token is renewed, in milliseconds since 1970. */
  readonly renewAt: number;
  readonly user: SessionUser;
};

/** A token is renewed this long before it ends, so that it does not end during a call; a short one after half of its life. */
const renewBeforeEndMs = 90_000;

/** The service writes a phone's digits with or without the leading plus. */
const e164 = (phone: string | undefined): string | undefined => {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return digits === '' ? undefined : `+${digits}`;
};

/**
 * Reads a session of the auth service, from its response or from the device. Without an access token, refresh token, expiry or
 * user it is undefined. The data may come from anywhere, so it never throws.
 *
 * @example
 * readStoredSession({ access_token: 'a', refresh_token: 'r', expires_in: 3600, expires_at: 1_790_000_000, user: { id: 'u', phone: '61412345678' } });
 * // => { accessToken: 'a', expiresAt: 1_790_000_000_000, renewAt: 1_789_999_910_000, user: { id: 'u', phone: '+61412345678' } }
 */
export const readStoredSession = (value: unknown): StoredSession | undefined => {
  const doc = readObject(value);
  const accessToken = readText(doc?.['access_token']);
  const refreshToken = readText(doc?.['refresh_token']);
  const expiresAt = readNumber(doc?.['expires_at']);
  const lifeMs = (readNumber(doc?.['expires_in']) ?? Infinity) * 1000;
  const user = readObject(doc?.['user']);
  const id = readText(user?.['id']);
  if (!accessToken || !refreshToken || expiresAt === undefined || !id) return undefined;
  const metadata = readObject(user?.['user_metadata']);
  return {
    accessToken,
    expiresAt: expiresAt * 1000,
    renewAt: expiresAt * 1000 - Math.min(renewBeforeEndMs, Math.max(0, lifeMs / 2)),
    user: defined({
      id,
      phone: e164(readText(user?.['phone'])),
      name: readText(metadata?.['first_name']) || undefined,
      lastName: readText(metadata?.['last_name']) || undefined,
      email: readText(metadata?.['email']) || undefined,
    }),
  };
};
