import type { UserRow } from '../auth/authRows.ts';
import { sessionOfCall } from '../auth/authSessions.ts';
import type { MockDeps } from '../routing/mockRoute.ts';

/**
 * The person of a call's session (decision E25); undefined without a token, with an expired one, or after signing out.
 */
export const personOf = async (
  request: Request,
  deps: Pick<MockDeps, 'store' | 'now'>,
): Promise<UserRow | undefined> => {
  const session = await sessionOfCall(request, deps);
  if (!session || session.ended) return undefined;
  return (await deps.store.rows<UserRow>('auth-users')).find(({ id }) => id === session.user_id);
};
