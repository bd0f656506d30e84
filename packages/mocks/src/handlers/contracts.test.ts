import { type Contract, contractAreas, type ContractExample } from '@dealer/api/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBackend } from '../test/aBackend.ts';
import { handleApi, mockRoutes } from './handleApi.ts';

import type { MockDeps } from '../routing/mockRoute.ts';

const origin = 'http://localhost:4200';
const contracts = contractAreas.flatMap((area) => area.contracts);
/** The contracts of the website's backend and the auth service; other hosts are not mocked by path. */
const ours = contracts.filter(({ host = 'api' }) => host === 'api' || host === 'auth');

/** The vehicles in the examples. */
const cars = [
  {
    id: 1001,
    slug: '2022-toyota-hilux-1001',
    name: '2022 Toyota Hilux SR5',
    make: 'Toyota',
    model: 'Hilux',
    status: 'in_stock',
    price: 45_990,
    autograb_data: { state_average_market_price: 46_800 },
    finance_lenders: { Manual: { disclaimer: 'Approved applicants only.' } },
  },
  {
    id: 1002,
    slug: '2020-toyota-camry-1002',
    name: '2020 Toyota Camry',
    make: 'Toyota',
    model: 'Camry',
    status: 'in_stock',
    price: 28_990,
  },
];

let deps: MockDeps;
beforeEach(async () => {
  deps = { ...(await aBackend(cars)), now: () => Date.UTC(2026, 2, 16) };
});

const filled = (path: string, params: ContractExample['params'] = {}): string =>
  Object.entries(params).reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)), path);

const call = async (
  method: string,
  path: string,
  { query = {}, headers = {}, request }: Pick<ContractExample, 'query' | 'headers' | 'request'>,
): Promise<Response> => {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const response = await handleApi(
    new Request(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(request === undefined ? {} : { body: JSON.stringify(request) }),
    }),
    deps,
  );
  if (!response) throw new Error(`${path} is not a path of the backend`);
  return response;
};
const json = async (
  method: string,
  path: string,
  parts: Parameters<typeof call>[2],
): Promise<Record<string, unknown>> => (await (await call(method, path, parts)).json()) as Record<string, unknown>;

const exampleOf = (method: string, path: string): ContractExample => {
  const found = ours.find((contract) => contract.method === method && contract.path === path);
  if (!found) throw new Error(`${method} ${path} is in no contract`);
  return found.examples[0];
};
/** Replaces the example's origin by the test's. */
const athome = (request: unknown): Record<string, unknown> => ({
  ...(request as object),
  return_url: `${origin}/back`,
});
const signIn = async (): Promise<Record<string, unknown>> => {
  await call('POST', '/auth/v1/otp', exampleOf('POST', '/auth/v1/otp'));
  return json('POST', '/auth/v1/verify', exampleOf('POST', '/auth/v1/verify'));
};
const withToken = async (example: ContractExample): Promise<ContractExample> => ({
  ...example,
  headers: { ...example.headers, Authorization: `Bearer ${String((await signIn()).access_token)}` },
});
const wish = async (): Promise<ContractExample> => {
  await call('POST', '/api/leads', exampleOf('POST', '/api/leads'));
  const example = exampleOf('POST', '/api/reservations');
  return { ...example, request: athome(example.request) };
};

/** The calls before an example, which create its tokens and references. */
const before: Record<string, (example: ContractExample) => Promise<ContractExample>> = {
  'POST /auth/v1/verify': async (example) => {
    await call('POST', '/auth/v1/otp', exampleOf('POST', '/auth/v1/otp'));
    return example;
  },
  'POST /auth/v1/token': async (example) => ({
    ...example,
    request: { refresh_token: (await signIn()).refresh_token },
  }),
  'POST /api/reservations': wish,
  'GET /api/reservations/{id}': async (example) => ({
    ...example,
    params: { id: String((await json('POST', '/api/reservations', await wish())).reservation_id) },
  }),
  'POST /api/payments': async (example) => ({ ...example, request: athome(example.request) }),
  'GET /api/payments/{id}': async (example) => {
    const payment = exampleOf('POST', '/api/payments');
    return {
      ...example,
      params: {
        id: String((await json('POST', '/api/payments', { ...payment, request: athome(payment.request) })).payment_id),
      },
    };
  },
  'POST /api/lookups/valuation': async (example) => ({
    ...example,
    request: {
      ...(example.request as object),
      id: (await json('POST', '/api/lookups/rego', exampleOf('POST', '/api/lookups/rego'))).id,
    },
  }),
};

const ask = async (contract: Contract, example: ContractExample): Promise<Response> => {
  const prepare =
    before[`${contract.method} ${contract.path}`] ?? (contract.bearer === 'required' ? withToken : undefined);
  const ready = prepare ? await prepare(example) : example;
  return call(contract.method, filled(contract.path, ready.params), ready);
};

describe('the mock backend and its contracts', () => {
  it.each(ours.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    'the mock backend and its contracts: %s',
    async (_, contract) => {
      for (const example of contract.examples) {
        const response = await ask(contract, example);
        expect(response.status, await response.clone().text()).toBeLessThan(400);
        if (typeof contract.answer !== 'string')
          expect(contract.answer.safeParse(await response.json()).error?.issues).toBeUndefined();
        else if (contract.answer !== 'unread') expect(response.headers.get('content-type')).toBe(contract.answer);
      }
    },
  );

  it('requires a session if the contract does', async () => {
    for (const contract of ours.filter(({ bearer }) => bearer === 'required')) {
      const { headers: _, ...example } = contract.examples[0];
      const response = await call(contract.method, contract.path, example);
      expect([contract.path, response.status]).toEqual([contract.path, 401]);
      // The auth service has its own error format.
      if (contract.host !== 'auth')
        expect(await response.json()).toMatchObject({ error: expect.any(String) as string });
    }
  });

  it('the mock backend and its contracts gives a repeated key the first answer', async () => {
    for (const contract of ours.filter(({ idempotencyKey }) => idempotencyKey)) {
      const [first, second] = [await ask(contract, contract.examples[0]), await ask(contract, contract.examples[0])];
      expect([contract.path, await second.json()]).toEqual([contract.path, await first.json()]);
    }
  });

  it('the mock backend and its contracts has a contract for every path', () => {
    const known = new Set(ours.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, ':')}`));
    const mocked = Object.values(mockRoutes)
      .flat()
      .map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(mocked.filter((route) => !known.has(route))).toEqual([]);
  });
});
