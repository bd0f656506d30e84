import { aSite } from '@dealer/core/testing';
import { userMetadata } from '@dealer/core/account';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '../http/http.ts';
import { type AuthClientOptions, createAuthClient } from './createAuthClient.ts';

const url = 'https://auth.example';
const phone = '+61412345678';
const site = aSite({ dealerships: [{ id: 1, name: 'North', slug: 'north' }] });
const who = userMetadata({ name: 'Ana', lastName: 'Kerr', email: 'ana@example.com' }, site);

/** Recorded responses of a Supabase Auth service. */
const user = {
  id: 'f3a0',
  aud: 'authenticated',
  role: 'authenticated',
  email: '',
  phone: '61412345678',
  phone_confirmed_at: '2026-01-01T00:00:00Z',
  app_metadata: { provider: 'phone', providers: ['phone'] },
  user_metadata: who,
  identities: [],
  created_at: '2026-01-01T00:00:00Z',
};
const session = {
  access_token: 'access-1',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  refresh_token: 'refresh-1',
  user,
};

/** With the version header the client reads `code`, without it `error_code`. */
const refusedNow = (status: number, code: string, message: string) => () =>
  Response.json({ code, message }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });
const refusedBefore = (status: number, code: string, msg: string) => () =>
  Response.json({ code: status, error_code: code, msg }, { status });
const refusedLongAgo = (status: number, error_description: string) => () =>
  Response.json({ error: 'invalid_grant', error_description }, { status });

type Answer = () => Response | Promise<Response>;
type Call = { method: string; path: string; headers: Headers; body: unknown };

let requests: Call[] = [];

beforeEach(() => {
  requests = [];
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

const open = (
  answers: Record<string, Answer> = {},
  start: Record<string, string> | Map<string, string> = {},
  options: Partial<AuthClientOptions> = {},
) => {
  const values = start instanceof Map ? start : new Map(Object.entries(start));
  const defaults: Record<string, Answer> = {
    '/api/rate-limit': () => Response.json({ success: true }),
    '/api/check-if-contact-exists': () => Response.json({ data: { id: 7 } }),
    '/auth/v1/otp': () => Response.json({ message_id: 'SM1' }),
    '/auth/v1/verify': () => Response.json(session),
    '/auth/v1/token': () => Response.json({ ...session, access_token: 'access-2', refresh_token: 'refresh-2' }),
    '/auth/v1/logout': () => new Response(null, { status: 204 }),
    '/rest/v1/verifications': () => new Response(null, { status: 201 }),
  };
  const doFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.clone().text();
    requests.push({
      method: request.method,
      path: pathname + search,
      headers: request.headers,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    });
    const answer = (answers[pathname] ?? defaults[pathname])?.() ?? new Response(null, { status: 404 });
    return Promise.race([
      answer,
      new Promise<never>((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error), { once: true }),
      ),
    ]);
  };
  const client = createAuthClient({
    service: { url, anonKey: 'anon' },
    site,
    http: createHttp({ baseUrl: 'https://dealer.example', fetch: doFetch }),
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
    storageKey: 'dealer:test:auth',
    fetch: doFetch,
    timeoutMs: 40,
    ...options,
  });
  return { client, values };
};

const stored = { 'dealer:test:auth': JSON.stringify(session) };

describe('sending a code', () => {
  it('sending a code checks the website’s limit, then calls the service as recorded', async () => {
    const { client } = open();
    expect(await client.sendCode(phone, who)).toEqual({ kind: 'sent' });
    expect(requests.slice(0, 2).map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'POST', path: '/api/rate-limit', body: { phone } },
      {
        method: 'POST',
        path: '/auth/v1/otp',
        body: {
          phone,
          data: {
            first_name: 'Ana',
            last_name: 'Kerr',
            email: 'ana@example.com',
            website: 'harbour-city-motors',
            dealership_slug: 'north',
          },
          create_user: true,
          gotrue_meta_security: {},
          channel: 'sms',
        },
      },
    ]);
    expect(
      Object.fromEntries(
        ['apikey', 'authorization', 'x-supabase-api-version'].map((name) => [name, requests[1]?.headers.get(name)]),
      ),
    ).toEqual({ apikey: 'anon', authorization: 'Bearer anon', 'x-supabase-api-version': '2024-01-01' });
  });

  it('sending a code records the verification and looks up the contact without waiting for either', async () => {
    const { client } = open({
      '/rest/v1/verifications': () => new Promise<Response>(() => undefined),
      '/api/check-if-contact-exists': () => new Promise<Response>(() => undefined),
    });
    expect(await client.sendCode(phone, who)).toEqual({ kind: 'sent' });
    await expect
      .poll(() =>
        requests
          .slice(2)
          .map(({ path }) => path)
          .toSorted(),
      )
      .toEqual(['/api/check-if-contact-exists?phone_number=%2B61412345678', '/rest/v1/verifications']);
    const row = requests.find(({ path }) => path.startsWith('/rest/'));
    expect(row?.body).toEqual({
      website_slug: 'harbour-city-motors',
      dealership_slug: 'north',
      verification_type: 'sms',
    });
    expect(row?.headers.get('content-profile')).toBe('public');
  });

  it.each([
    ['known', () => Response.json({ data: { id: 7 } })],
    ['unknown', () => Response.json({ data: null })],
    ['not available', () => Response.json({ error: 'no' }, { status: 500 })],
  ])('sending a code returns the same if the contact is %s', async (_, answer) => {
    expect(await open({ '/api/check-if-contact-exists': answer }).client.sendCode(phone, who)).toEqual({
      kind: 'sent',
    });
  });

  it.each([
    ['429', () => Response.json({ error: 'slow down' }, { status: 429 })],
    ['403', () => new Response('', { status: 403 })],
    ['500', () => new Response('<h1>oops</h1>', { status: 500 })],
  ])('sending a code sends nothing if the website’s limit answers %s', async (_, answer) => {
    expect(await open({ '/api/rate-limit': answer }).client.sendCode(phone, who)).toEqual({ kind: 'limited' });
    expect(requests.map(({ path }) => path)).toEqual(['/api/rate-limit']);
  });

  const tooSoonMessage = 'For security purposes, you can only request this after 42 seconds.';
  it.each<[string, Answer, object]>([
    [
      'too soon, in the current format',
      refusedNow(429, 'over_sms_send_rate_limit', tooSoonMessage),
      { kind: 'tooSoon', waitMs: 42_000 },
    ],
    [
      'too soon, in an older format',
      refusedBefore(429, 'over_sms_send_rate_limit', tooSoonMessage),
      { kind: 'tooSoon', waitMs: 42_000 },
    ],
    [
      'the SMS limit of the service',
      refusedNow(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded'),
      { kind: 'limited' },
    ],
    [
      'no SMS, in the current format',
      refusedNow(
        422,
        'sms_send_failed',
        'Error sending confirmation OTP to provider: Post "https://api.twilio.com/2010-04-01/x.json"',
      ),
      {},
    ],
    [
      'no SMS at all, because no provider is set up',
      refusedNow(400, 'phone_provider_disabled', 'Unsupported phone provider'),
      { kind: 'closed' },
    ],
    [
      'a limit by its code, whatever the status',
      refusedBefore(400, 'over_sms_send_rate_limit', 'SMS rate limit exceeded'),
      { kind: 'limited' },
    ],
    ['no SMS, in the oldest format', refusedLongAgo(422, 'Unable to reach the SMS provider'), {}],
    ['a technical message', refusedNow(400, 'bad_json', '{"hint":null}'), {}],
    ['an error name as the message', refusedNow(400, 'x', 'validation_failed'), {}],
    ['status 503', () => Response.json({}, { status: 503 }), {}],
    ['an HTML page', () => new Response('<html>', { status: 502 }), {}],
    ['an answer that is not JSON', () => new Response('<html>'), {}],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), {}],
    ['a timeout', () => new Promise<Response>(() => undefined), {}],
  ])('sending a code fails without the service’s message after: %s', async (_, answer, expected) => {
    expect(await open({ '/auth/v1/otp': answer }).client.sendCode(phone, who)).toEqual({ kind: 'failed', ...expected });
    expect(requests.some(({ path }) => path.startsWith('/rest/'))).toBe(false);
  });

  it('fails, but does not report a limit, if the website’s backend does not answer', async () => {
    expect(
      await open({ '/api/rate-limit': () => Promise.reject(new TypeError('Failed to fetch')) }).client.sendCode(
        phone,
        who,
      ),
    ).toEqual({ kind: 'failed' });
  });
});

describe('checking a code', () => {
  it('sends phone, code and type, stores the session and records the verification', async () => {
    const { client, values } = open();
    expect(await client.verifyCode(phone, '123456')).toMatchObject({
      kind: 'signedIn',
      session: { accessToken: 'access-1', user: { id: 'f3a0', phone } },
    });
    expect(requests[0]).toMatchObject({
      path: '/auth/v1/verify',
      body: { phone, token: '123456', type: 'sms', gotrue_meta_security: {} },
    });
    expect(JSON.parse(values.get('dealer:test:auth') ?? '')).toMatchObject({
      access_token: 'access-1',
      refresh_token: 'refresh-1',
    });
    await expect
      .poll(() => requests[1]?.body)
      .toEqual({
        website_slug: 'harbour-city-motors',
        dealership_slug: 'north',
        verification_type: 'verify',
        user_id: 'f3a0',
      });
    expect(requests[1]?.headers.get('authorization')).toBe('Bearer access-1');
  });

  it('checking a code succeeds if recording the verification fails, which is only logged', async () => {
    const { client } = open({ '/rest/v1/verifications': () => Response.json({ message: 'denied' }, { status: 403 }) });
    expect(await client.verifyCode(phone, '123456')).toMatchObject({ kind: 'signedIn' });
    await expect
      .poll(() => vi.mocked(console.warn).mock.calls.flat().join(' '))
      .toContain('The verification (verify) could not be recorded: 403.');
  });

  it.each<[string, Answer, string]>([
    ['expired, in the current format', refusedNow(403, 'otp_expired', 'Token has expired or is invalid'), 'badCode'],
    [
      'expired, as it was written before',
      refusedBefore(403, 'otp_expired', 'Token has expired or is invalid'),
      'badCode',
    ],
    ['invalid, in the oldest format', refusedLongAgo(401, 'Token has expired or is invalid'), 'badCode'],
    ['too many tries', refusedNow(429, 'over_request_rate_limit', 'Request rate limit reached'), 'limited'],
    ['a person who may not sign in', refusedNow(403, 'user_banned', 'User is banned'), 'banned'],
    ['a service that is closed', refusedNow(400, 'phone_provider_disabled', 'Unsupported phone provider'), 'closed'],
    ['a refusal that is not about the code', refusedNow(400, 'validation_failed', 'Verify requires a token'), 'failed'],
    ['status 500', () => new Response('', { status: 500 }), 'failed'],
    ['a user without a session', () => Response.json(user), 'failed'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
    ['a timeout', () => new Promise<Response>(() => undefined), 'failed'],
  ])('checking a code: %s', async (_, answer, kind) => {
    const { client, values } = open({ '/auth/v1/verify': answer });
    expect(await client.verifyCode(phone, '123456')).toEqual({ kind });
    expect(values.size).toBe(0);
  });
});

describe('a session', () => {
  it('a session is restored from the device without a request', async () => {
    expect(await open({}, stored).client.restore()).toMatchObject({
      kind: 'signedIn',
      session: { accessToken: 'access-1' },
    });
    expect(requests).toEqual([]);
  });

  it('a session is renewed if it has expired', async () => {
    const { client } = open({}, { 'dealer:test:auth': JSON.stringify({ ...session, expires_at: 1 }) });
    expect(await client.restore()).toMatchObject({ kind: 'signedIn', session: { accessToken: 'access-2' } });
    expect(requests).toMatchObject([
      { path: '/auth/v1/token?grant_type=refresh_token', body: { refresh_token: 'refresh-1' } },
    ]);
  });

  it.each<[string, Answer, string, number]>([
    [
      'refused, in the current format',
      refusedNow(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
      'signedOut',
      0,
    ],
    ['refused, in the oldest format', refusedLongAgo(400, 'Invalid Refresh Token'), 'signedOut', 0],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable', 1],
    ['too many calls', refusedNow(429, 'over_request_rate_limit', 'Request rate limit reached'), 'busy', 1],
    [
      'a conflict with another tab',
      refusedNow(409, 'conflict', 'Too many concurrent token refresh requests on the same session'),
      'busy',
      1,
    ],
    ['status 503', () => new Response('', { status: 503 }), 'unreachable', 1],
    ['a timeout', () => new Promise<Response>(() => undefined), 'unreachable', 1],
    ['an answer without a session', () => Response.json({}), 'unreachable', 1],
  ])('a session that has expired, after: %s', async (_, answer, kind, left) => {
    const { client, values } = open(
      { '/auth/v1/token': answer },
      { 'dealer:test:auth': JSON.stringify({ ...session, expires_at: 1 }) },
    );
    expect(await client.restore()).toEqual({ kind });
    expect(values.size).toBe(left);
  });

  it('a session with tokens of 30 seconds is renewed once in 15 seconds by two tabs together, and stays', async () => {
    const start = 1_790_000_000;
    let time = start * 1000;
    let valid = 1;
    const issue = (): object => ({
      ...session,
      access_token: `access-${valid}`,
      refresh_token: `refresh-${valid}`,
      expires_in: 30,
      expires_at: Math.floor(time / 1000) + 30,
    });
    const values = new Map([['dealer:test:auth', JSON.stringify(issue())]]);
    // A refresh token that is used twice ends the session.
    const token: Answer = async () => {
      const { refresh_token } = requests.at(-1)?.body as { refresh_token: string };
      await Promise.resolve();
      if (refresh_token !== `refresh-${valid}`) return refusedNow(400, 'refresh_token_already_used', 'Already Used')();
      valid += 1;
      return Response.json(issue());
    };
    let last: Promise<unknown> = Promise.resolve();
    const lock: AuthClientOptions['lock'] = (_, work) => {
      const mine = last.then(work);
      last = mine;
      return mine;
    };
    const tabs = [0, 1].map(() => open({ '/auth/v1/token': token }, values, { now: () => time, lock }).client);
    for (; time < (start + 32) * 1000; time += 500) {
      const answers = await Promise.all(tabs.map((tab) => tab.restore()));
      expect(answers).toEqual([answers[0], answers[0]]);
      expect(answers[0]).toMatchObject({ kind: 'signedIn', session: { accessToken: `access-${valid}` } });
    }
    expect(valid - 1).toBe(2);
    await Promise.all(tabs.map((tab) => tab.refresh()));
    expect(valid - 1).toBe(3);
  });

  it('a session is renewed by the next call after an outage', async () => {
    let isDown = true;
    const { client } = open(
      {
        '/auth/v1/token': () =>
          isDown
            ? Promise.reject(new TypeError('Failed to fetch'))
            : Response.json({ ...session, access_token: 'access-2', refresh_token: 'refresh-2' }),
      },
      { 'dealer:test:auth': JSON.stringify({ ...session, expires_at: 1 }) },
    );
    expect(await client.restore()).toEqual({ kind: 'unreachable' });
    isDown = false;
    expect(await client.restore()).toMatchObject({ kind: 'signedIn', session: { accessToken: 'access-2' } });
    expect(requests).toHaveLength(2);
  });

  it('a session is not restored if the person signed out during renewal', async () => {
    const values: { current?: Map<string, string> } = {};
    const opened = open(
      { '/auth/v1/token': () => (values.current?.clear(), Response.json(session)) },
      { 'dealer:test:auth': JSON.stringify({ ...session, expires_at: 1 }) },
    );
    values.current = opened.values;
    expect(await opened.client.restore()).toEqual({ kind: 'signedOut' });
    expect(opened.values.size).toBe(0);
  });

  it('a session is removed from the device on sign-out, even if the service hangs', async () => {
    const { client, values } = open({ '/auth/v1/logout': () => new Promise<Response>(() => undefined) }, stored);
    await client.signOut();
    expect(values.size).toBe(0);
  });

  const details = { name: 'Ana', lastName: 'Stone', email: 'ana@stone.example' };

  it('a session changes the person’s details at the service and on the device', async () => {
    const changed = { ...user, user_metadata: { ...who, last_name: 'Stone', email: 'ana@stone.example' } };
    const { client, values } = open({ '/auth/v1/user': () => Response.json(changed) }, stored);
    expect(await client.changeDetails(details, 'access-1')).toMatchObject({
      kind: 'ok',
      value: { accessToken: 'access-1', user: { name: 'Ana', lastName: 'Stone', email: 'ana@stone.example', phone } },
    });
    expect(requests).toMatchObject([
      {
        method: 'PUT',
        path: '/auth/v1/user',
        body: { data: { first_name: 'Ana', last_name: 'Stone', email: 'ana@stone.example' } },
      },
    ]);
    expect([requests[0]?.headers.get('authorization'), requests[0]?.headers.get('apikey')]).toEqual([
      'Bearer access-1',
      'anon',
    ]);
    expect(JSON.parse(values.get('dealer:test:auth') ?? '')).toEqual({ ...session, user: changed });
  });

  it.each<[string, Answer, object]>([
    [
      'a session that has ended',
      refusedNow(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
      { reason: 'status', status: 401 },
    ],
    [
      'too many calls',
      refusedNow(429, 'over_request_rate_limit', 'Request rate limit reached'),
      { reason: 'status', status: 429 },
    ],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { reason: 'offline' }],
    ['a response without a person', () => Response.json({}), { reason: 'malformed' }],
  ])('a session preserves the person’s details after %s', async (_, answer, failure) => {
    const { client, values } = open({ '/auth/v1/user': answer }, stored);
    expect(await client.changeDetails(details, 'access-1')).toMatchObject({ kind: 'failed', ...failure });
    expect(values.get('dealer:test:auth')).toBe(stored['dealer:test:auth']);
  });

  it('a session is not restored if the person signed out while saving details', async () => {
    const values: { current?: Map<string, string> } = {};
    const opened = open({ '/auth/v1/user': () => (values.current?.clear(), Response.json(user)) }, stored);
    values.current = opened.values;
    expect(await opened.client.changeDetails(details, 'access-1')).toMatchObject({ kind: 'failed' });
    expect(opened.values.size).toBe(0);
  });

  it('a session is preserved if it started after the one that ends', async () => {
    const { client, values } = open({}, stored);
    await client.signOut('access-0');
    expect(values.size).toBe(1);
    await expect.poll(() => requests[0]?.headers.get('authorization')).toBe('Bearer access-0');
  });

  it('a session is signed out if the stored value is invalid', async () => {
    expect(await open({}, { 'dealer:test:auth': '{"access_token":' }).client.restore()).toEqual({ kind: 'signedOut' });
  });

  it.each<[string, Answer]>([
    ['the service agrees', () => new Response(null, { status: 204 })],
    ['the service answers 503', () => new Response('', { status: 503 })],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('a session is removed from the device on sign-out if %s', async (_, answer) => {
    const { client, values } = open({ '/auth/v1/logout': answer }, stored);
    const heard: unknown[] = [];
    client.onChange((changed) => heard.push(changed?.user.id));
    await client.signOut();
    expect(values.size).toBe(0);
    expect(heard.at(-1)).toBeUndefined();
    await expect.poll(() => requests[0]?.path).toBe('/auth/v1/logout?scope=global');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer access-1');
  });
});
