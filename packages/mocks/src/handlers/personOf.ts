import type { SessionRow, UserRow } from './authRows.ts';
import type { MockDeps } from './mockRoute.ts';

/**
 * The person whose session a call carries (decision E25); undefined without a token, with one that has ended, or after signing out.
 *
 * @example
 * const person = await personOf(request, deps);
 * if (!person) return refuse(401, 'Please sign in.');
 */
export const personOf = async (
  request: Request,
  { store, now }: Pick<MockDeps, 'store' | 'now'>,
): Promise<UserRow | undefined> => {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return undefined;
  const session = (await store.rows<SessionRow>('auth-sessions')).find(
    (row) => row.access_token === token && row.expires_at * 1000 > now(),
  );
  return session && (await store.rows<UserRow>('auth-users')).find(({ id }) => id === session.user_id);
};
