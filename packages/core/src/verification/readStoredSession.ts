import { readNumber, readObject, readText } from '../vehicle/readers.ts';
import { defined } from '../wire/defined.ts';

/** Who is signed in, as the auth service knows them. `phone` is E.164: "+61412345678". */
export type SessionUser = {
  readonly id: string;
  readonly phone?: string;
  readonly name?: string;
  readonly lastName?: string;
  readonly email?: string;
};

/** A session as the device keeps it. */
export type StoredSession = {
  readonly accessToken: string /** Milliseconds since 1970. */;
  readonly expiresAt: number;
  readonly user: SessionUser;
};

/** The service writes a phone's digits with and without the plus in front. */
const e164 = (phone: string | undefined): string | undefined => {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return digits === '' ? undefined : `+${digits}`;
};

/**
 * Reads a session of the auth service, as it answers one and as the device keeps it (specification section 6; domain facts, section 2.1):
 * without token, refresh token, expiry or user it is none. Anybody may have written it, so it never throws.
 *
 * @example
 * readStoredSession({ access_token: 'a', refresh_token: 'r', expires_at: 1_790_000_000, user: { id: 'u', phone: '61412345678' } });
 * // => { accessToken: 'a', expiresAt: 1_790_000_000_000, user: { id: 'u', phone: '+61412345678' } }
 */
export const readStoredSession = (value: unknown): StoredSession | undefined => {
  const doc = readObject(value);
  const accessToken = readText(doc?.['access_token']);
  const refreshToken = readText(doc?.['refresh_token']);
  const expiresAt = readNumber(doc?.['expires_at']);
  const user = readObject(doc?.['user']);
  const id = readText(user?.['id']);
  if (!accessToken || !refreshToken || expiresAt === undefined || !id) return undefined;
  const said = readObject(user?.['user_metadata']);
  return {
    accessToken,
    expiresAt: expiresAt * 1000,
    user: defined({
      id,
      phone: e164(readText(user?.['phone'])),
      name: readText(said?.['first_name']) || undefined,
      lastName: readText(said?.['last_name']) || undefined,
      email: readText(said?.['email']) || undefined,
    }),
  };
};
