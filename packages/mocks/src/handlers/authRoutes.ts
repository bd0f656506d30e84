import { codeLifeMs, mockCode, tokenLifeS } from './authRows.ts';
import type { CodeRow, SendRow, SessionRow, UserRow } from './authRows.ts';
import type { MockDeps, MockRoute } from './mockRoute.ts';
import { personOf } from './personOf.ts';
import { phoneDigits } from './phoneDigits.ts';
import { readJsonObject } from './readJsonObject.ts';
import { refuse } from './refuse.ts';

/** How long until another code goes to a phone whose last one was not used. */
const resendMs = 60_000;

/** Wrong codes before a phone has to wait. */
const mostWrong = 5;

/** Codes that one phone may ask for, and in which time. */
const mostSent = { count: 5, withinMs: 10 * 60_000 };

/** A refusal of the auth service, as its present version writes one. */
const refuseAuth = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const userDoc = ({ id, phone, user_metadata, created_at }: UserRow): Record<string, unknown> => ({
  id,
  aud: 'authenticated',
  role: 'authenticated',
  email: '',
  phone,
  phone_confirmed_at: new Date(created_at).toISOString(),
  app_metadata: { provider: 'phone', providers: ['phone'] },
  user_metadata,
  identities: [],
  created_at: new Date(created_at).toISOString(),
});

const sessionDoc = (
  { access_token, refresh_token, expires_at }: SessionRow,
  user: UserRow,
): Record<string, unknown> => ({
  access_token,
  token_type: 'bearer',
  expires_in: tokenLifeS,
  expires_at,
  refresh_token,
  user: userDoc(user),
});

const newTokens = (now: number): Pick<SessionRow, 'access_token' | 'refresh_token' | 'expires_at'> => ({
  access_token: `mock-access-${crypto.randomUUID()}`,
  refresh_token: `mock-refresh-${crypto.randomUUID()}`,
  expires_at: Math.floor(now / 1000) + tokenLifeS,
});

/** Checks a code and uses it up, in one transaction: two tabs cannot both sign in by one SMS. */
const spendCode = async (
  { store, now }: MockDeps,
  phone: string,
  token: string,
): Promise<'right' | 'wrong' | 'tooMany'> => {
  let outcome: 'right' | 'wrong' | 'tooMany' = 'wrong';
  await store.change<CodeRow>('auth-codes', phone, (row) => {
    if (!row) return row;
    if (row.wrong >= mostWrong) outcome = 'tooMany';
    else if (!row.used && row.code === token && now() - row.sent_at < codeLifeMs) outcome = 'right';
    else outcome = 'wrong';
    if (outcome === 'right') return { ...row, used: true };
    return outcome === 'wrong' ? { ...row, wrong: row.wrong + 1 } : row;
  });
  return outcome;
};

/**
 * The auth service as Supabase Auth (GoTrue) answers (domain facts, section 2.1), its table of verifications, and the website's own limit.
 * Every code is 123456. A code counts for ten minutes and once; five wrong ones lock the phone until the next SMS.
 *
 * @example
 * // POST /auth/v1/otp { phone: '+61412345678' } => 200 { message_id: '...' }
 */
export const authRoutes: MockRoute[] = [
  {
    method: 'POST',
    path: '/api/rate-limit',
    faults: 'signInLimit',
    answer: async ({ request, deps }) => {
      const phone = phoneDigits((await readJsonObject(request))?.['phone']);
      if (phone.length < 8) return refuse(400, 'The phone number is missing.');
      const now = deps.now();
      let isFree = false;
      await deps.store.change<SendRow>('auth-sends', phone, (row) => {
        const times = (row?.times ?? []).filter((time) => now - time < mostSent.withinMs);
        isFree = times.length < mostSent.count;
        return { times: isFree ? [...times, now] : times };
      });
      return isFree ? Response.json({ success: true }) : refuse(429, 'Too many codes were asked for.');
    },
  },
  {
    method: 'GET',
    path: '/api/check-if-contact-exists',
    answer: async ({ url, deps }) => {
      const phone = phoneDigits(url.searchParams.get('phone_number'));
      const leads = await deps.store.leads();
      return Response.json({ data: { exists: leads.some(({ payload }) => phoneDigits(payload['phone']) === phone) } });
    },
  },
  {
    method: 'POST',
    path: '/auth/v1/otp',
    faults: 'smsCode',
    answer: async ({ request, deps }) => {
      const body = await readJsonObject(request);
      const phone = phoneDigits(body?.['phone']);
      if (!/^(614\d{8}|642\d{7,9})$/.test(phone))
        return refuseAuth(422, 'validation_failed', 'Invalid phone number format (E.164 required)');
      const now = deps.now();
      let waitMs = 0;
      await deps.store.change<CodeRow>('auth-codes', phone, (row) => {
        waitMs = row && !row.used ? Math.max(0, row.sent_at + resendMs - now) : 0;
        return waitMs > 0
          ? row
          : { phone, code: mockCode, sent_at: now, wrong: 0, used: false, user_metadata: fields(body?.['data']) };
      });
      if (waitMs > 0)
        return refuseAuth(
          429,
          'over_sms_send_rate_limit',
          `For security purposes, you can only request this after ${Math.ceil(waitMs / 1000)} seconds.`,
        );
      return Response.json({ message_id: crypto.randomUUID() });
    },
  },
  {
    method: 'POST',
    path: '/auth/v1/verify',
    faults: 'codeCheck',
    answer: async ({ request, deps }) => {
      const body = await readJsonObject(request);
      const phone = phoneDigits(body?.['phone']);
      const outcome = await spendCode(deps, phone, String(body?.['token'] ?? ''));
      if (outcome === 'tooMany') return refuseAuth(429, 'over_request_rate_limit', 'Request rate limit reached');
      if (outcome === 'wrong') return refuseAuth(403, 'otp_expired', 'Token has expired or is invalid');
      const now = deps.now();
      const said =
        (await deps.store.rows<CodeRow>('auth-codes')).find((row) => row.phone === phone)?.user_metadata ?? {};
      const user = await deps.store.change<UserRow>('auth-users', phone, (row) => ({
        ...(row ?? { id: crypto.randomUUID(), phone, created_at: now }),
        user_metadata: { ...row?.user_metadata, ...said },
      }));
      const id = crypto.randomUUID();
      const session: SessionRow = { id, user_id: user?.id ?? '', phone, ...newTokens(now) };
      await deps.store.change<SessionRow>('auth-sessions', id, () => session);
      await deps.store.change<SendRow>('auth-sends', phone, () => undefined);
      return user
        ? Response.json(sessionDoc(session, user))
        : refuseAuth(500, 'unexpected_failure', 'The user could not be kept.');
    },
  },
  {
    method: 'POST',
    path: '/auth/v1/token',
    faults: 'token',
    answer: async ({ request, deps }) => {
      const refreshToken = String((await readJsonObject(request))?.['refresh_token'] ?? '');
      const held = (await deps.store.rows<SessionRow>('auth-sessions')).find(
        (row) => row.refresh_token === refreshToken,
      );
      const user = held && (await deps.store.rows<UserRow>('auth-users')).find(({ id }) => id === held.user_id);
      if (!held || !user)
        return refuseAuth(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
      const renewed = await deps.store.change<SessionRow>('auth-sessions', held.id, (row) =>
        row ? { ...row, ...newTokens(deps.now()) } : row,
      );
      return renewed
        ? Response.json(sessionDoc(renewed, user))
        : refuseAuth(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    },
  },
  {
    method: 'GET',
    path: '/auth/v1/user',
    faults: 'token',
    answer: async ({ request, deps }) => {
      const person = await personOf(request, deps);
      return person ? Response.json(userDoc(person)) : refuseAuth(403, 'bad_jwt', 'invalid JWT');
    },
  },
  {
    method: 'POST',
    path: '/auth/v1/logout',
    faults: 'token',
    answer: async ({ request, deps }) => {
      const person = await personOf(request, deps);
      if (!person) return refuseAuth(403, 'bad_jwt', 'invalid JWT');
      for (const { id, user_id } of await deps.store.rows<SessionRow>('auth-sessions'))
        if (user_id === person.id) await deps.store.change<SessionRow>('auth-sessions', id, () => undefined);
      return new Response(null, { status: 204 });
    },
  },
  {
    method: 'POST',
    path: '/rest/v1/verifications',
    faults: 'token',
    answer: async ({ request, deps }) => {
      const row = await readJsonObject(request);
      if (!row || (row['verification_type'] !== 'sms' && row['verification_type'] !== 'verify'))
        return Response.json({ code: '22P02', message: 'invalid input value for enum' }, { status: 400 });
      await deps.store.addEvent({ kind: 'verification', received_at: deps.now(), payload: row });
      return new Response(null, { status: 201 });
    },
  },
];
