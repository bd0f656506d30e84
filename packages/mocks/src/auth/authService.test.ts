import { beforeEach, describe, expect, it } from 'vitest';
import { handleApi } from '../handlers/handleApi.ts';
import type { MockDeps } from '../routing/mockRoute.ts';
import { memoryStore } from '../store/memoryStore.ts';
import { parseAuthSettings } from '../scenario/authSettings.ts';

/** Each test repeats a measurement of a real GoTrue. */

const phone = '+61412345678';
const data = { first_name: 'Ana', last_name: 'Kerr', email: 'ana@example.com' };

let now = 0;
let deps: MockDeps;

const configure = (settings: string): void => void (deps = { ...deps, auth: parseAuthSettings(settings).settings });

type Doc = Record<string, unknown>;
type Answered = { status: number; headers: Headers; body: Doc };
type CallOptions = { body?: unknown; token?: string; headers?: Record<string, string> };

const call = async (method: string, path: string, { body, token, headers }: CallOptions = {}): Promise<Answered> => {
  const response = await handleApi(
    new Request(`http://localhost:4200/auth/v1${path}`, {
      method,
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
    deps,
  );
  const text = (await response?.text()) ?? '';
  return {
    status: response?.status ?? 0,
    headers: response?.headers ?? new Headers(),
    body: text === '' ? {} : (JSON.parse(text) as Doc),
  };
};
const answer = async (...args: Parameters<typeof call>): Promise<[number, unknown]> => {
  const { status, body } = await call(...args);
  return [status, body['code']];
};

const sendCode = (to = phone, more: Doc = {}): Promise<Answered> =>
  call('POST', '/otp', { body: { phone: to, data, ...more } });
const check = (token: string, headers = {}): Promise<[number, unknown]> =>
  answer('POST', '/verify', { body: { phone, token, type: 'sms' }, headers });
const renew = (refreshToken: unknown, headers = {}): Promise<Answered> =>
  call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken }, headers });

/** Signs in after waiting a minute. */
const signIn = async (to = phone, more: Doc = {}): Promise<{ access: string; refresh: string; user: Doc }> => {
  now += 61_000;
  await sendCode(to, more);
  const { status, body } = await call('POST', '/verify', { body: { phone: to, token: '123456', type: 'sms' } });
  expect(status).toBe(200);
  return { access: String(body['access_token']), refresh: String(body['refresh_token']), user: body['user'] as Doc };
};

beforeEach(() => {
  now = Date.UTC(2026, 2, 16);
  deps = { store: memoryStore(), search: async () => Response.json({ hits: [] }), indexUid: 'cars', now: () => now };
});

describe('the mock auth service answers as a real one', () => {
  it('code lifetime: SMS_OTP_EXP, 60 seconds by default', async () => {
    await sendCode();
    now += 60_000;
    expect(await check('123456')).toEqual([403, 'otp_expired']);
    configure('SMS_OTP_EXP:600');
    await sendCode();
    now += 599_000;
    expect(await check('123456')).toEqual([200, undefined]);
  });

  it('a code requested soon after a sign-in: 429 until 60 seconds after the last SMS', async () => {
    await signIn();
    now += 18_000;
    const { status, body } = await sendCode();
    expect([status, body]).toEqual([
      429,
      {
        code: 'over_sms_send_rate_limit',
        message: 'For security purposes, you can only request this after 42 seconds.',
      },
    ]);
    now += 42_000;
    expect((await sendCode()).status).toBe(200);
    configure('SMS_MAX_FREQUENCY:0');
    expect((await sendCode()).status).toBe(200);
  });

  it('a known person’s metadata on sign-in: unchanged; PUT /user changes it', async () => {
    const { user } = await signIn();
    expect(user['user_metadata']).toMatchObject(data);
    const second = await signIn(phone, { data: { ...data, last_name: 'Stone' } });
    expect(second.user['user_metadata']).toMatchObject({ last_name: 'Kerr' });
    const changed = await call('PUT', '/user', {
      token: second.access,
      body: { data: { last_name: 'Stone', email: null } },
    });
    expect([changed.status, changed.body['user_metadata']]).toMatchObject([
      200,
      { first_name: 'Ana', last_name: 'Stone' },
    ]);
    expect(changed.body['user_metadata']).not.toHaveProperty('email');
    expect((await call('GET', '/user', { token: second.access })).body['user_metadata']).toEqual(
      changed.body['user_metadata'],
    );
    configure('METADATA_ON_SIGN_IN:1');
    expect((await signIn(phone, { data: { last_name: 'Reed' } })).user['user_metadata']).toMatchObject({
      last_name: 'Reed',
    });
  });

  it('metadata of a person whose phone was never confirmed: that of the last request', async () => {
    await sendCode(phone, { data: { first_name: 'Ann' } });
    expect((await signIn()).user['user_metadata']).toMatchObject({ first_name: 'Ana' });
  });

  it('OTP 200 body: {} for a new person or with an SMS hook, else a message id', async () => {
    expect((await sendCode()).body).toEqual({});
    now += 61_000;
    // Not confirmed yet, so still a new person.
    expect((await sendCode()).body).toEqual({});
    await signIn();
    now += 61_000;
    expect((await sendCode()).body).toEqual({ message_id: expect.any(String) as string });
    now += 61_000;
    configure('HOOK_SEND_SMS_ENABLED:1');
    expect((await sendCode()).body).toEqual({});
  });

  it.each<[string, unknown, string]>([
    ['no phone', { data }, 'validation_failed'],
    ['an invalid phone', { phone: '0412 345 678' }, 'validation_failed'],
    ['a phone that is a number', { phone: 61412345678 }, 'validation_failed'],
    ['bad JSON', '{"phone":', 'bad_json'],
  ])('bad or no phone, bad JSON: 400 for %s', async (_, body, code) => {
    expect(await answer('POST', '/otp', { body })).toEqual([400, code]);
  });

  it('a foreign number, a landline: 200', async () => {
    expect([(await sendCode('+447700900123')).status, (await sendCode('+61755501234')).status]).toEqual([200, 200]);
  });

  it.each<[string, unknown, string]>([
    ['no token', { phone, type: 'sms' }, 'validation_failed'],
    ['no type', { phone, token: '123456' }, 'validation_failed'],
    ['another type', { phone, token: '123456', type: 'email' }, 'validation_failed'],
    ['no phone', { token: '123456', type: 'sms' }, 'validation_failed'],
    ['bad JSON', 'x', 'bad_json'],
  ])('/verify without token or type: 400 for %s', async (_, body, code) => {
    await sendCode();
    expect(await answer('POST', '/verify', { body })).toEqual([400, code]);
  });

  it('the mock auth service answers as a real one wrong codes: always 403 without a client address, and the correct one still works', async () => {
    await sendCode();
    for (let tries = 0; tries < 60; tries += 1) expect(await check('000000')).toEqual([403, 'otp_expired']);
    expect(await check('123456')).toEqual([200, undefined]);
    expect(await check('123456')).toEqual([403, 'otp_expired']);
  });

  it.each([
    ['from the caller’s proxy', '', { 'x-forwarded-for': '203.0.113.7' }],
    ['of every browser, by setting', 'RATE_LIMIT_HEADER:1', {}],
  ])(
    'the mock auth service answers as a real one wrong codes: 429 after 30 for an address %s',
    async (_, settings, headers) => {
      configure(settings);
      await sendCode();
      for (let tries = 0; tries < 30; tries += 1) expect(await check('000000', headers)).toEqual([403, 'otp_expired']);
      expect(await check('123456', headers)).toEqual([429, 'over_request_rate_limit']);
      expect(await check('000000', { 'x-forwarded-for': '203.0.113.8' })).toEqual([403, 'otp_expired']);
      now += 10_000;
      expect(await check('123456', headers)).toEqual([200, undefined]);
    },
  );

  it('SMS limit: 30 an hour for the whole service', async () => {
    for (let sent = 0; sent < 30; sent += 1) expect((await sendCode(`+614123456${10 + sent}`)).status).toBe(200);
    const { status, body } = await sendCode('+61498765432');
    expect([status, body]).toEqual([429, { code: 'over_sms_send_rate_limit', message: 'SMS rate limit exceeded' }]);
    configure('RATE_LIMIT_SMS_SENT:31');
    expect((await sendCode('+61498765432')).status).toBe(200);
    now += 3_600_000;
    configure('');
    expect((await sendCode('+61498765432')).status).toBe(200);
  });

  it('/token for an address: a burst of 30, then 429 without Retry-After', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    let { refresh } = await signIn();
    for (let tries = 0; tries < 30; tries += 1) {
      const { status, body } = await renew(refresh, headers);
      expect(status).toBe(200);
      refresh = String(body['refresh_token']);
    }
    const refused = await renew(refresh, headers);
    expect([refused.status, refused.body['code'], refused.headers.has('retry-after')]).toEqual([
      429,
      'over_request_rate_limit',
      false,
    ]);
    now += 2000;
    expect((await renew(refresh, headers)).status).toBe(200);
  });

  it('the last refresh token used second: 200, with the token that is valid now', async () => {
    const { refresh } = await signIn();
    const first = await renew(refresh);
    const second = await renew(refresh);
    expect([second.status, second.body['refresh_token']]).toEqual([200, first.body['refresh_token']]);
    expect(second.body['access_token']).not.toBe(first.body['access_token']);
  });

  it('an older refresh token: 400 refresh_token_already_used, and the session is revoked', async () => {
    const { refresh } = await signIn();
    const second = String((await renew(refresh)).body['refresh_token']);
    const third = String((await renew(second)).body['refresh_token']);
    for (const token of [refresh, second, third])
      expect(await answer('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })).toEqual([
        400,
        'refresh_token_already_used',
      ]);
  });

  it.each([
    ['empty', '', 'validation_failed'],
    ['missing', undefined, 'validation_failed'],
    ['unknown', 'made-up', 'refresh_token_not_found'],
  ])('an %s refresh token: 400', async (_, token, code) => {
    const { status, body } = await renew(token);
    expect([status, body['code']]).toEqual([400, code]);
  });

  it('an old access token after a renewal: 200 until it expires', async () => {
    const { access, refresh } = await signIn();
    await renew(refresh);
    expect((await call('GET', '/user', { token: access })).status).toBe(200);
    now += 3_600_000;
    expect(await answer('GET', '/user', { token: access })).toEqual([403, 'bad_jwt']);
  });

  it.each([
    ['GET', '/user'],
    ['PUT', '/user'],
    ['POST', '/logout'],
  ])('%s %s without a token: 401 no_authorization; with an unknown one: 403 bad_jwt', async (method, path) => {
    expect(await answer(method, path)).toEqual([401, 'no_authorization']);
    expect(await answer(method, path, { token: 'made-up' })).toEqual([403, 'bad_jwt']);
  });

  it('after sign-out: 403 session_not_found on all devices of the person, and nobody else’s', async () => {
    const [laptop, phoneDevice] = [await signIn(), await signIn()];
    const other = await signIn('+61498765432');
    expect((await call('POST', '/logout?scope=global', { token: laptop.access })).status).toBe(204);
    for (const { access } of [laptop, phoneDevice])
      expect(await answer('GET', '/user', { token: access })).toEqual([403, 'session_not_found']);
    expect(await answer('POST', '/logout', { token: laptop.access })).toEqual([403, 'session_not_found']);
    expect((await renew(phoneDevice.refresh)).body['code']).toBe('refresh_token_not_found');
    expect((await call('GET', '/user', { token: other.access })).status).toBe(200);
  });

  it('sign-out by scope: this session, or the others', async () => {
    const [one, two, three] = [await signIn(), await signIn(), await signIn()];
    await call('POST', '/logout?scope=local', { token: one.access });
    await call('POST', '/logout?scope=others', { token: two.access });
    const states = [one, two, three].map(({ access }) => call('GET', '/user', { token: access }));
    expect((await Promise.all(states)).map(({ status }) => status)).toEqual([403, 200, 403]);
    expect(await answer('POST', '/logout?scope=all', { token: two.access })).toEqual([400, 'validation_failed']);
  });

  it('headers: x-sb-error-code, sb-auth-* and CORS', async () => {
    const refused = await call('POST', '/otp', { body: {} });
    expect([refused.headers.get('x-sb-error-code'), refused.headers.get('x-supabase-api-version')]).toEqual([
      'validation_failed',
      '2024-01-01',
    ]);
    await sendCode();
    const { headers, body } = await call('POST', '/verify', { body: { phone, token: '123456', type: 'sms' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('sb-auth-user-id')).toBe((body['user'] as Doc)['id']);
    expect(headers.get('sb-auth-session-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(String(body['refresh_token'])).toMatch(new RegExp(`^${headers.get('sb-auth-refresh-token-prefix')}`));
  });

  it('errors without an API version in the request: error_code and msg', async () => {
    const response = await handleApi(
      new Request('http://localhost:4200/auth/v1/otp', { method: 'POST', body: '{}' }),
      deps,
    );
    expect(await response?.json()).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'One of email or phone must be set',
    });
  });

  it('user: an identity, the times, is_anonymous; metadata with sub and *_verified', async () => {
    const { user } = await signIn();
    const time = expect.stringMatching(/^2026-03-16T/) as string;
    expect(user).toMatchObject({
      aud: 'authenticated',
      phone: '61412345678',
      confirmed_at: time,
      phone_confirmed_at: time,
      last_sign_in_at: time,
      created_at: time,
      updated_at: time,
      is_anonymous: false,
      user_metadata: { ...data, sub: user['id'], email_verified: false, phone_verified: false },
      identities: [
        { user_id: user['id'], provider: 'phone', identity_data: { sub: user['id'], phone_verified: true } },
      ],
    });
    expect(user['identities']).toHaveLength(1);
  });
});

describe('settings of the auth service', () => {
  it('settings of the auth service are the defaults of GoTrue, except for the tester’s changes', () => {
    const { settings, applied, refused } = parseAuthSettings(
      'SMS_OTP_EXP:600, SMS_MAX_FREQUENCY:60,RATE_LIMIT_HEADER:2,JWT_EXP:soon,constructor:1',
    );
    expect(settings).toEqual({
      SMS_OTP_EXP: 600,
      SMS_MAX_FREQUENCY: 60,
      RATE_LIMIT_SMS_SENT: 30,
      RATE_LIMIT_HEADER: 0,
      RATE_LIMIT_VERIFY: 30,
      RATE_LIMIT_TOKEN_REFRESH: 150,
      JWT_EXP: 3600,
      HOOK_SEND_SMS_ENABLED: 0,
      METADATA_ON_SIGN_IN: 0,
    });
    expect([applied, refused.map(({ text }) => text)]).toEqual([
      ['SMS_OTP_EXP: 600'],
      ['RATE_LIMIT_HEADER:2', 'JWT_EXP:soon', 'constructor:1'],
    ]);
  });
});
