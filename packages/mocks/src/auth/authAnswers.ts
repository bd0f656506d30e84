import type { SessionRow, UserRow } from './authRows.ts';

/** Pages of any origin may read the service's answers. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'X-Total-Count, Link, X-Supabase-Api-Version',
};

/** The first API version with the error in `code`; clients of older versions read `error_code`. */
const namedErrors = '2024-01-01';

/** An error answer of the auth service in the caller's API version. */
export const refuseAuth = (request: Request, status: number, code: string, message: string): Response => {
  const version = request.headers.get('x-supabase-api-version') ?? '';
  const headers = { ...corsHeaders, 'x-sb-error-code': code };
  return version >= namedErrors
    ? Response.json({ code, message }, { status, headers: { ...headers, 'x-supabase-api-version': namedErrors } })
    : Response.json({ code: status, error_code: code, msg: message }, { status, headers });
};

/** A success answer of the auth service. */
export const answerAuth = (body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { headers: { ...corsHeaders, ...headers } });

/** The empty answer to signing out. */
export const answerNothing = (): Response => new Response(null, { status: 204, headers: corsHeaders });

const iso = (ms: number | undefined): string | undefined => (ms === undefined ? undefined : new Date(ms).toISOString());

/** A person in the auth service's format. */
export const userDoc = (user: UserRow): Record<string, unknown> => {
  const { id, identity_id, phone } = user;
  const times = {
    last_sign_in_at: iso(user.last_sign_in_at),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
  };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: '',
    phone,
    phone_confirmed_at: iso(user.confirmed_at),
    confirmed_at: iso(user.confirmed_at),
    app_metadata: { provider: 'phone', providers: ['phone'] },
    user_metadata: user.user_metadata,
    identities: [
      {
        identity_id,
        id,
        user_id: id,
        identity_data: { email_verified: false, phone, phone_verified: user.confirmed_at !== undefined, sub: id },
        provider: 'phone',
        ...times,
      },
    ],
    ...times,
    is_anonymous: false,
  };
};

/** The answer with a session: its newest access token and its valid refresh token. */
export const answerSession = (session: SessionRow, user: UserRow, now: number): Response => {
  const access = session.access.at(-1);
  const refreshToken = session.refresh.at(-1) ?? '';
  const expiresAt = access?.expires_at ?? 0;
  return answerAuth(
    {
      access_token: access?.token,
      token_type: 'bearer',
      expires_in: expiresAt - Math.floor(now / 1000),
      expires_at: expiresAt,
      refresh_token: refreshToken,
      user: userDoc(user),
    },
    {
      'sb-auth-user-id': user.id,
      'sb-auth-session-id': session.id,
      'sb-auth-refresh-token-prefix': refreshToken.slice(0, 5),
    },
  );
};
