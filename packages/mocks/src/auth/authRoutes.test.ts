import { type AuthClient, createAuthClient } from '@dealer/api/auth';
import { createHttp } from '@dealer/api/http';
import { aSite } from '@dealer/core/testing';
import { userMetadata } from '@dealer/core/account';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseScenario } from '../scenario/parseScenario.ts';
import { memoryStore } from '../store/memoryStore.ts';
import { handleApi } from '../handlers/handleApi.ts';
import type { MockDeps } from '../routing/mockRoute.ts';

const origin = 'http://localhost:4200';
const phone = '+61412345678';
const site = aSite();
const who = userMetadata({ name: 'Ana', lastName: 'Kerr', email: 'ana@example.com' }, site);
const cars = [
  { id: 11, slug: 'hilux-11', price: 45_990 },
  { id: 12, slug: 'camry-12' },
];

let now = 0;
let deps: MockDeps;
let scenario = '';
let stored: Map<string, string>;

const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
  (await handleApi(new Request(input, init), deps, parseScenario(new URLSearchParams({ scenario })))) ??
  new Response(null, { status: 404 });

const clientOf = (values: Map<string, string>): AuthClient =>
  createAuthClient({
    service: { url: origin, anonKey: 'mock' },
    site,
    http: createHttp({ baseUrl: origin, fetch: send }),
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
    storageKey: 'dealer:test:auth',
    fetch: send,
  });

const call = async (
  method: 'GET' | 'POST',
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<{ status: number; body: unknown }> => {
  const response = await send(origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};

const signIn = async (client: AuthClient, to = phone): Promise<string> => {
  expect(await client.sendCode(to, who)).toEqual({ kind: 'sent' });
  const answer = await client.verifyCode(to, '123456');
  if (answer.kind !== 'signedIn') throw new Error(answer.kind);
  return answer.session.accessToken;
};

beforeEach(() => {
  // The auth client logs each failed call, and that there are several clients.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  now = Date.now();
  scenario = '';
  stored = new Map();
  const search = async (request: Request): Promise<Response> => {
    const { filter } = (await request.json()) as { filter: string };
    return Response.json({ hits: cars.filter(({ id }) => filter === `id = ${id}`) });
  };
  deps = { store: memoryStore(), search, indexUid: 'cars', now: () => now };
});

describe('sign-in at the mock backend', () => {
  it('sign-in at the mock backend accepts the code, returns the person and stores the session on the device', async () => {
    await signIn(clientOf(stored));
    expect(JSON.parse(stored.get('dealer:test:auth') ?? '')).toMatchObject({
      user: { phone: '61412345678', user_metadata: { first_name: 'Ana', website: site.slug } },
    });
    expect(await clientOf(stored).restore()).toMatchObject({
      kind: 'signedIn',
      session: { user: { phone, name: 'Ana', lastName: 'Kerr', email: 'ana@example.com' } },
    });
  });

  it('sign-in at the mock backend records that a code was sent and that it was correct', async () => {
    await signIn(clientOf(stored));
    const rows = async () =>
      (await deps.store.events()).filter(({ kind }) => kind === 'verification').map(({ payload }) => payload);
    await expect.poll(rows).toEqual([
      { website_slug: site.slug, verification_type: 'verify', user_id: expect.any(String) as string },
      { website_slug: site.slug, verification_type: 'sms' },
    ]);
  });

  it.each([
    ['a wrong code', async () => '000000'],
    ['an expired code', async () => ((now += 61_000), '123456')],
    ['a used code', async (client: AuthClient) => (await client.verifyCode(phone, '123456'), '123456')],
  ])('sign-in at the mock backend refuses %s', async (_, codeOf) => {
    const client = clientOf(stored);
    await client.sendCode(phone, who);
    expect(await client.verifyCode(phone, await codeOf(client))).toEqual({ kind: 'badCode' });
  });

  it('sign-in at the mock backend accepts the correct code after any number of wrong ones, as a real service does', async () => {
    const client = clientOf(stored);
    await client.sendCode(phone, who);
    for (let tries = 0; tries < 8; tries += 1)
      expect(await client.verifyCode(phone, '999999')).toEqual({ kind: 'badCode' });
    expect(await client.verifyCode(phone, '123456')).toMatchObject({ kind: 'signedIn' });
  });

  it('sign-in at the mock backend sends the next code only after a minute, and returns the remaining time', async () => {
    const client = clientOf(stored);
    await client.sendCode(phone, who);
    now += 18_000;
    expect(await client.sendCode(phone, who)).toEqual({ kind: 'tooSoon', waitMs: 42_000 });
  });

  it('sign-in at the mock backend limits codes to five in ten minutes', async () => {
    const client = clientOf(stored);
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await client.sendCode(phone, who)).toEqual({ kind: 'sent' });
      now += 61_000;
    }
    expect(await client.sendCode(phone, who)).toEqual({ kind: 'limited' });
    now += 10 * 60_000;
    expect(await client.sendCode(phone, who)).toEqual({ kind: 'sent' });
  });

  it.each([
    ['auth-limit', { kind: 'limited' }],
    ['auth-sms-error', { kind: 'failed' }],
    ['auth-sms-down', { kind: 'failed' }],
    ['api-error', { kind: 'limited' }],
  ])('%s when a code is requested', async (name, expected) => {
    scenario = name;
    expect(await clientOf(stored).sendCode(phone, who)).toEqual(expected);
  });

  it.each([
    ['auth-code-expired', 'badCode'],
    ['auth-code-limit', 'limited'],
    ['auth-code-error', 'failed'],
    ['auth-code-malformed', 'failed'],
  ])('%s when a code is checked', async (name, kind) => {
    const client = clientOf(stored);
    await client.sendCode(phone, who);
    scenario = name;
    expect(await client.verifyCode(phone, '123456')).toEqual({ kind });
  });
});

describe('a session of the mock backend', () => {
  it('a session of the mock backend is renewed by the last refresh token and the previous one; an older one ends it', async () => {
    const client = clientOf(stored);
    const token = await signIn(client);
    const old = stored.get('dealer:test:auth') ?? '';
    const renewed = await client.refresh();
    expect(renewed).toMatchObject({ kind: 'signedIn' });
    expect(renewed.kind === 'signedIn' && renewed.session.accessToken).not.toBe(token);
    // The old access token remains valid until it expires.
    expect((await call('GET', '/api/watchlist', { token })).status).toBe(200);
    const other = clientOf(new Map([['dealer:test:auth', old]]));
    expect(await other.refresh()).toMatchObject({ kind: 'signedIn' });
    await client.refresh();
    expect(await clientOf(new Map([['dealer:test:auth', old]])).refresh()).toEqual({ kind: 'signedOut' });
    expect(await client.refresh()).toEqual({ kind: 'signedOut' });
  });

  it('a session of the mock backend ends on all devices of the person only', async () => {
    const [laptop, phoneDevice, other] = [
      new Map<string, string>(),
      new Map<string, string>(),
      new Map<string, string>(),
    ];
    const client = clientOf(laptop);
    await signIn(client);
    now += 61_000;
    const token = await signIn(clientOf(phoneDevice));
    const otherToken = await signIn(clientOf(other), '+61498765432');
    await client.signOut();
    expect(laptop.size).toBe(0);
    // The device does not wait for the service.
    await expect.poll(async () => (await call('GET', '/api/watchlist', { token })).status).toBe(401);
    expect((await call('GET', '/api/watchlist', { token: otherToken })).status).toBe(200);
  });

  it('a session of the mock backend is removed from the device even if the service does not answer', async () => {
    const client = clientOf(stored);
    await signIn(client);
    scenario = 'auth-token-error';
    await client.signOut();
    expect(stored.size).toBe(0);
  });

  it('a session of the mock backend is neither renewed nor lost without a connection', async () => {
    const client = clientOf(stored);
    await signIn(client);
    scenario = 'api-down';
    expect(await client.refresh()).toEqual({ kind: 'unreachable' });
    expect(stored.size).toBe(1);
  });
});

describe('the watchlist of the mock backend', () => {
  it('the watchlist of the mock backend saves each car once with its price, newest first, and removes it', async () => {
    const token = await signIn(clientOf(stored));
    const body = (id: number) => ({ phone_number: phone, car_id: id });
    expect(await call('POST', '/api/watchlist/save-car', { token, body: body(11) })).toEqual({
      status: 200,
      body: { success: true },
    });
    const first = new Date(now).toISOString();
    now += 1000;
    await call('POST', '/api/watchlist/save-car', { token, body: body(12) });
    await call('POST', '/api/watchlist/save-car', { token, body: body(11) });
    expect(await call('GET', '/api/watchlist', { token })).toEqual({
      status: 200,
      body: {
        cars: [
          { id: 12, saved_at: new Date(now).toISOString() },
          { id: 11, saved_at: first, price: 45_990 },
        ],
      },
    });
    await call('POST', '/api/watchlist/remove-car', { token, body: body(12) });
    expect((await call('GET', '/api/watchlist', { token })).body).toMatchObject({ cars: [{ id: 11 }] });
  });

  it('refuses a car on the watchlist that is not in stock', async () => {
    const token = await signIn(clientOf(stored));
    expect(await call('POST', '/api/watchlist/save-car', { token, body: { phone_number: phone, car_id: 99 } })).toEqual(
      { status: 200, body: { success: false, error: 'This vehicle is no longer listed.' } },
    );
  });

  it.each([
    ['without a token', undefined, phone],
    ['with an unknown token', 'mock-access-made-up', phone],
    ['for another phone', 'own', '+61498765432'],
  ])('the watchlist of the mock backend is refused %s', async (_, given, number) => {
    const own = await signIn(clientOf(stored));
    const token = given === 'own' ? own : given;
    expect(
      (
        await call('POST', '/api/watchlist/save-car', {
          ...(token ? { token } : {}),
          body: { phone_number: number, car_id: 11 },
        })
      ).status,
    ).toBe(401);
    if (given !== 'own') expect((await call('GET', '/api/garage', token ? { token } : {})).status).toBe(401);
  });

  it('answers no watchlist after the session has ended', async () => {
    const token = await signIn(clientOf(stored));
    now += 3601_000;
    expect((await call('GET', '/api/watchlist', { token })).status).toBe(401);
  });
});

it('the garage has the leads of the person’s phone, in any phone format', async () => {
  const token = await signIn(clientOf(stored));
  await call('POST', '/api/leads', {
    body: { category: 'General Enquiry', phone: '0412 345 678', car_id: 11, car_description: '2022 Toyota Hilux' },
  });
  await call('POST', '/api/leads', {
    body: { category: 'Trade In', phone: '+61 412 345 678', rego: '123ABC', offer_price: 20_500 },
  });
  await call('POST', '/api/leads', { body: { category: 'General Enquiry', phone: '0498 765 432' } });
  expect((await call('GET', '/api/garage', { token })).body).toEqual({
    enquiries: [
      {
        lead_id: '1001',
        received_at: new Date(now).toISOString(),
        category: 'General Enquiry',
        car_id: 11,
        description: '2022 Toyota Hilux',
      },
    ],
    valuations: [
      {
        lead_id: '1002',
        received_at: new Date(now).toISOString(),
        category: 'Trade In',
        rego: '123ABC',
        offer_price: 20_500,
      },
    ],
  });
});
