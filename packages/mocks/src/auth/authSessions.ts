import type { MockDeps } from '../routing/mockRoute.ts';
import { refuseAuth } from './authAnswers.ts';
import type { SessionRow, UserRow } from './authRows.ts';

const newAccess = (now: number, lifeS: number): SessionRow['access'][number] => ({
  token: `mock-access-${crypto.randomUUID()}`,
  expires_at: Math.floor(now / 1000) + lifeS,
});

const newRefresh = (): string => `mock-refresh-${crypto.randomUUID()}`;

/** Creates a session of a person. */
export const startSession = async (
  { store, now }: Pick<MockDeps, 'store' | 'now'>,
  user: UserRow,
  lifeS: number,
): Promise<SessionRow> => {
  const session: SessionRow = {
    id: crypto.randomUUID(),
    user_id: user.id,
    access: [newAccess(now(), lifeS)],
    refresh: [newRefresh()],
    revoked: false,
    ended: false,
  };
  await store.change<SessionRow>('sessions', session.id, () => session);
  return session;
};

/**
 * Renews a session in one transaction. The last refresh token is replaced. The previous one only gets another access
 * token, because two tabs may renew at the same time. An older one revokes the session.
 */
export const renewRow = async (
  { store, now }: Pick<MockDeps, 'store' | 'now'>,
  id: string,
  refreshToken: string,
  lifeS: number,
): Promise<SessionRow | undefined> => {
  const session = await store.change<SessionRow>('sessions', id, (row) => {
    if (!row || row.revoked) return row;
    const age = row.refresh.length - 1 - row.refresh.indexOf(refreshToken);
    if (age > 1) return { ...row, revoked: true };
    const valid = row.access.filter(({ expires_at }) => expires_at * 1000 > now());
    return {
      ...row,
      access: [...valid, newAccess(now(), lifeS)],
      refresh: age === 0 ? [...row.refresh, newRefresh()] : row.refresh,
    };
  });
  return session?.revoked ? undefined : session;
};

/** The session of a call's access token; undefined without a token, or if it is unknown or expired. */
export const sessionOfCall = async (
  request: Request,
  { store, now }: Pick<MockDeps, 'store' | 'now'>,
): Promise<SessionRow | undefined> => {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return undefined;
  return (await store.rows<SessionRow>('sessions')).find(({ access }) =>
    access.some((one) => one.token === token && one.expires_at * 1000 > now()),
  );
};

/** The session and person of a call's access token, or the error answer. */
export const callerOf = async (
  request: Request,
  deps: Pick<MockDeps, 'store' | 'now'>,
): Promise<{ session: SessionRow; user: UserRow } | Response> => {
  if (!/^Bearer \S+$/.test(request.headers.get('authorization') ?? ''))
    return refuseAuth(request, 401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const session = await sessionOfCall(request, deps);
  if (!session)
    return refuseAuth(request, 403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, token is malformed');
  const user = (await deps.store.rows<UserRow>('auth-users')).find(({ id }) => id === session.user_id);
  if (session.ended || !user)
    return refuseAuth(request, 403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return { session, user };
};
