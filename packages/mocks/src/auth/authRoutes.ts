import type { MockCall, MockDeps, MockRoute } from '../routing/mockRoute.ts';
import { phoneDigits } from '../routing/phoneDigits.ts';
import { readJsonObject } from '../routing/readJsonObject.ts';
import { refuse } from '../routing/refuse.ts';
import { answerAuth, answerNothing, answerSession, refuseAuth, userDoc } from './authAnswers.ts';
import { countSend, mayCall } from './authLimits.ts';
import { mockCode } from './authRows.ts';
import type { CodeRow, SendRow, SessionRow, UserRow } from './authRows.ts';
import { callerOf, renewRow, startSession } from './authSessions.ts';
import { defaultAuthSettings } from '../scenario/authSettings.ts';
import type { AuthSettings } from '../scenario/authSettings.ts';
import { readAuthBody, readAuthPhone } from './readAuthBody.ts';
import { objectOrEmpty } from '../routing/values.ts';

/** The website's rate limit of codes per phone. */
const ownLimit = { max: 5, withinMs: 10 * 60_000 };

const hourMs = 3_600_000;

const settingsOf = ({ auth = defaultAuthSettings }: MockDeps): AuthSettings => auth;

const codeOf = async ({ store }: MockDeps, phone: string): Promise<CodeRow | undefined> =>
  (await store.rows<CodeRow>('auth-codes')).find((row) => row.phone === phone);

const limited = (request: Request): Response =>
  refuseAuth(request, 429, 'over_request_rate_limit', 'Request rate limit reached');

/** Stores the metadata of a person who requests a code. Metadata of a confirmed person changes only by setting. */
const expectUser = async (
  deps: MockDeps,
  phone: string,
  data: Record<string, unknown>,
): Promise<UserRow | undefined> => {
  const now = deps.now();
  return deps.store.change<UserRow>('auth-users', phone, (row) => {
    const isMerged = settingsOf(deps).METADATA_ON_SIGN_IN === 1;
    if (row?.confirmed_at !== undefined && !isMerged) return row;
    const id = row?.id ?? crypto.randomUUID();
    return {
      ...(row ?? { identity_id: crypto.randomUUID(), phone, created_at: now }),
      id,
      updated_at: now,
      user_metadata: { ...row?.user_metadata, ...data, email_verified: false, phone_verified: false, sub: id },
    };
  });
};

const sendCode = async ({ request, deps }: MockCall): Promise<Response> => {
  const body = await readAuthBody(request);
  if (body instanceof Response) return body;
  const phone = readAuthPhone(request, body, 'One of email or phone must be set');
  if (phone instanceof Response) return phone;
  const settings = settingsOf(deps);
  const now = deps.now();
  const last = await codeOf(deps, phone);
  const waitMs = last ? last.sent_at + settings.SMS_MAX_FREQUENCY * 1000 - now : 0;
  if (waitMs > 0)
    return refuseAuth(
      request,
      429,
      'over_sms_send_rate_limit',
      `For security purposes, you can only request this after ${Math.ceil(waitMs / 1000)} seconds.`,
    );
  if (!(await countSend(deps, 'service', { max: settings.RATE_LIMIT_SMS_SENT, withinMs: hourMs })))
    return refuseAuth(request, 429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded');
  await deps.store.change<CodeRow>('auth-codes', phone, () => ({ phone, code: mockCode, sent_at: now, used: false }));
  const isNew =
    (await deps.store.rows<UserRow>('auth-users')).find((row) => row.phone === phone)?.confirmed_at === undefined;
  await expectUser(deps, phone, objectOrEmpty(body['data']));
  return answerAuth(isNew || settings.HOOK_SEND_SMS_ENABLED === 1 ? {} : { message_id: crypto.randomUUID() });
};

/** Checks a code and marks it as used, in one transaction, so that two tabs cannot sign in with the same SMS. */
const spendCode = async (deps: MockDeps, phone: string, token: string): Promise<boolean> => {
  let isRight = false;
  await deps.store.change<CodeRow>('auth-codes', phone, (row) => {
    if (!row) return row;
    isRight = !row.used && row.code === token && deps.now() - row.sent_at < settingsOf(deps).SMS_OTP_EXP * 1000;
    return isRight ? { ...row, used: true } : row;
  });
  return isRight;
};

const verifyCode = async ({ request, deps }: MockCall): Promise<Response> => {
  const settings = settingsOf(deps);
  if (!(await mayCall(request, deps, settings, 'RATE_LIMIT_VERIFY'))) return limited(request);
  const body = await readAuthBody(request);
  if (body instanceof Response) return body;
  const { token, type } = body;
  if (typeof token !== 'string' || token === '')
    return refuseAuth(request, 400, 'validation_failed', 'Verify requires a token or a token hash');
  if (typeof type !== 'string' || type === '')
    return refuseAuth(request, 400, 'validation_failed', 'Verify requires a verification type');
  const phone = readAuthPhone(request, body, 'Only an email address or phone number should be provided on verify');
  if (phone instanceof Response) return phone;
  if (type !== 'sms') return refuseAuth(request, 400, 'validation_failed', 'Invalid sms verification type');
  if (!(await spendCode(deps, phone, token)))
    return refuseAuth(request, 403, 'otp_expired', 'Token has expired or is invalid');
  const now = deps.now();
  const user = await deps.store.change<UserRow>('auth-users', phone, (row) =>
    row ? { ...row, confirmed_at: row.confirmed_at ?? now, last_sign_in_at: now, updated_at: now } : row,
  );
  if (!user) return refuseAuth(request, 403, 'otp_expired', 'Token has expired or is invalid');
  await deps.store.change<SendRow>('auth-sends', phone, () => undefined);
  return answerSession(await startSession(deps, user, settings.JWT_EXP), user, now);
};

const renew = async ({ request, deps }: MockCall): Promise<Response> => {
  const settings = settingsOf(deps);
  if (!(await mayCall(request, deps, settings, 'RATE_LIMIT_TOKEN_REFRESH'))) return limited(request);
  const body = await readAuthBody(request);
  if (body instanceof Response) return body;
  const token = body['refresh_token'];
  if (typeof token !== 'string' || token === '')
    return refuseAuth(request, 400, 'validation_failed', 'refresh_token required');
  const session = (await deps.store.rows<SessionRow>('sessions')).find(
    ({ refresh, ended }) => !ended && refresh.includes(token),
  );
  const user = session && (await deps.store.rows<UserRow>('auth-users')).find(({ id }) => id === session.user_id);
  if (!session || !user)
    return refuseAuth(request, 400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  const renewed = await renewRow(deps, session.id, token, settings.JWT_EXP);
  return renewed
    ? answerSession(renewed, user, deps.now())
    : refuseAuth(request, 400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
};

/** `data` is merged into the metadata; null removes a field. */
const changeUser = async ({ request, deps }: MockCall): Promise<Response> => {
  const caller = await callerOf(request, deps);
  if (caller instanceof Response) return caller;
  const body = await readAuthBody(request);
  if (body instanceof Response) return body;
  const others = Object.keys(body).filter((name) => name !== 'data' && !name.startsWith('code_challenge'));
  if (others.length > 0)
    return refuseAuth(
      request,
      400,
      'validation_failed',
      `The mock service changes data only, not ${others.join(', ')}`,
    );
  const changed = await deps.store.change<UserRow>('auth-users', caller.user.phone, (row) =>
    row
      ? {
          ...row,
          updated_at: deps.now(),
          user_metadata: Object.fromEntries(
            Object.entries({ ...row.user_metadata, ...objectOrEmpty(body['data']) }).filter(
              ([, value]) => value !== null,
            ),
          ),
        }
      : row,
  );
  return answerAuth(userDoc(changed ?? caller.user));
};

/** Ends all sessions of the person, or by scope only this one or all others. */
const signOut = async ({ request, url, deps }: MockCall): Promise<Response> => {
  const caller = await callerOf(request, deps);
  if (caller instanceof Response) return caller;
  const scope = url.searchParams.get('scope') ?? 'global';
  if (!['global', 'local', 'others'].includes(scope))
    return refuseAuth(request, 400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  for (const { id, user_id } of await deps.store.rows<SessionRow>('sessions')) {
    const isThis = id === caller.session.id;
    if (user_id !== caller.user.id || (scope === 'local' && !isThis) || (scope === 'others' && isThis)) continue;
    await deps.store.change<SessionRow>('sessions', id, (row) => row && { ...row, ended: true });
  }
  return answerNothing();
};

/**
 * A mock of Supabase Auth (GoTrue), of its table of verifications and of the website's rate limit. Every code is 123456.
 * `authSettings` lists what an operator can configure.
 */
export const authRoutes: MockRoute[] = [
  {
    method: 'POST',
    path: '/api/rate-limit',
    faults: 'signInLimit',
    answer: async ({ request, deps }) => {
      const phone = phoneDigits((await readJsonObject(request))?.['phone']);
      if (phone.length < 8) return refuse(400, 'The phone number is missing.');
      return (await countSend(deps, phone, ownLimit))
        ? Response.json({ success: true })
        : refuse(429, 'Too many codes were requested.');
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
  { method: 'POST', path: '/auth/v1/otp', faults: 'smsCode', answer: sendCode },
  { method: 'POST', path: '/auth/v1/verify', faults: 'codeCheck', answer: verifyCode },
  { method: 'POST', path: '/auth/v1/token', faults: 'renewal', answer: renew },
  {
    method: 'GET',
    path: '/auth/v1/user',
    faults: 'token',
    answer: async ({ request, deps }) => {
      const caller = await callerOf(request, deps);
      return caller instanceof Response ? caller : answerAuth(userDoc(caller.user));
    },
  },
  { method: 'PUT', path: '/auth/v1/user', faults: 'details', answer: changeUser },
  { method: 'POST', path: '/auth/v1/logout', faults: 'token', answer: signOut },
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
