import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memoryStore.ts';
import { handleApi } from './handleApi.ts';
import type { MockDeps } from '../routing/mockRoute.ts';

const now = Date.UTC(2026, 2, 15, 2);
const cars = [
  { id: 1, slug: 'new-enough', vin: 'V1', nvic: 'N1', year: 2022 },
  { id: 2, slug: 'old', vin: 'V2', year: 2008 },
];

const backend = () => {
  const deps: MockDeps = {
    store: memoryStore(),
    search: async () => Response.json({ hits: cars }),
    indexUid: 'Car_production',
    now: () => now,
  };
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await handleApi(
      new Request(`http://localhost:4200${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
      deps,
    );
    return { status: response?.status, body: (await response?.json()) as Record<string, unknown> };
  };
  return { deps, post };
};

const question = { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5, vin: 'V1' };
const data = {
  ...question,
  nvic: 'N1',
  year: 2022,
  phoneNumber: '+61412345678',
  firstName: 'Ana',
  lastName: 'Kerr',
  email: 'ana@example.com',
  subscribe: false,
  postCode: '4000',
};
const lead = { category: 'Finance Enquiry', email: 'ana@example.com' };

describe('the mock lender', () => {
  it('the mock lender quotes higher rates for a poorer history, a longer loan and an older vehicle', async () => {
    const { post } = backend();
    const week = async (change: object) =>
      Number((await post('/api/youx/quote', { ...question, ...change })).body['weeklyRepaymentAmount']);
    const [great, decent, poor] = [
      await week({}),
      await week({ selfAssessedCreditScore: 'DECENT' }),
      await week({ selfAssessedCreditScore: 'POOR' }),
    ];
    expect(great).toBeGreaterThan(100);
    expect(decent).toBeGreaterThan(great);
    expect(poor).toBeGreaterThan(decent);
    expect(await week({ loanTerm: 7 })).toBeLessThan(great);
    expect(await week({ purchasePrice: 60_000 })).toBeGreaterThan(great * 1.9);
    expect(
      (await post('/api/youx/quote', { ...question, selfAssessedCreditScore: 'POOR', loanTerm: 7 })).body,
    ).toMatchObject({ comparisonRate: 19.42 });
  });

  it.each([
    ['an unknown credit history', { selfAssessedCreditScore: 'FINE' }],
    ['no price', { purchasePrice: 0 }],
    ['too long a loan', { loanTerm: 8 }],
    ['no vehicle', { vin: '' }],
    ['too old a vehicle', { vin: 'V2' }],
  ])('the mock lender refuses %s with a reason', async (_, change) => {
    expect(await backend().post('/api/youx/quote', { ...question, ...change })).toMatchObject({
      status: 422,
      body: { error: expect.any(String) as string },
    });
  });

  it('the mock lender creates one customer and one lead per key', async () => {
    const { deps, post } = backend();
    const press = () => post('/api/youx/create-customer', { data, additionalData: lead }, { 'idempotency-key': 'k1' });
    expect(await press()).toEqual({
      status: 200,
      body: { redirectUrl: 'http://localhost:4200/__mocks/lender?customer=7001' },
    });
    expect(await press()).toEqual({
      status: 200,
      body: { redirectUrl: 'http://localhost:4200/__mocks/lender?customer=7001' },
    });
    expect(await deps.store.leads()).toMatchObject([{ payload: lead }]);
    expect(
      (await post('/api/youx/create-customer', { data, additionalData: lead }, { 'idempotency-key': 'k2' })).body,
    ).toEqual({ redirectUrl: 'http://localhost:4200/__mocks/lender?customer=7002' });
  });

  it.each([
    ['a phone without country code', { phoneNumber: '0412345678' }],
    ['no email', { email: 'x' }],
    ['a postcode of three digits', { postCode: '400' }],
    ['no name', { firstName: ' ' }],
  ])('the mock lender refuses a buyer with %s', async (_, change) => {
    const { deps, post } = backend();
    expect(
      await post('/api/youx/create-customer', { data: { ...data, ...change }, additionalData: lead }),
    ).toMatchObject({ status: 422 });
    expect(await deps.store.leads()).toEqual([]);
  });
});
