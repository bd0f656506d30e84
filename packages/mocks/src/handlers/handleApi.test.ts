import { beforeEach, describe, expect, it } from 'vitest';
import { parseScenario } from '../scenario/parseScenario.ts';
import { aBackend } from '../test/aBackend.ts';
import { handleApi } from './handleApi.ts';
import type { MockDeps } from '../routing/mockRoute.ts';

const origin = 'http://localhost:4200';

const cars = [
  {
    id: 11,
    slug: '2022-toyota-hilux-11',
    make: 'Toyota',
    model: 'Hilux',
    status: 'in_stock',
    finance_lenders: { Manual: { disclaimer: 'Approved applicants only.' } },
  },
  { id: 12, slug: '2020-toyota-camry-12', make: 'Toyota', model: 'Camry', status: 'in_stock' },
  { id: 13, slug: '2019-toyota-yaris-13', make: 'Toyota', model: 'Yaris', status: 'sold' },
  { id: 14, slug: '2021-mazda-cx-5-14', make: 'Mazda', model: 'CX-5', status: 'in_stock' },
];

const aLead = (change: Record<string, unknown> = {}): Record<string, unknown> => ({
  category: 'General Enquiry',
  name: 'Jo',
  phone: '0412 345 678',
  message: 'Is it still there?',
  ...change,
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Request =>
  new Request(origin + path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

let deps: MockDeps;

beforeEach(async () => {
  deps = await aBackend(cars);
});

const answer = async (request: Request, scenario = ''): Promise<{ status: number; body: unknown }> => {
  const response = await handleApi(request, deps, parseScenario(new URLSearchParams({ scenario })));
  if (!response) throw new Error('not a path of the backend');
  return { status: response.status, body: await response.json() };
};

describe('handleApi: leads', () => {
  it('handleApi stores an enquiry and returns its id', async () => {
    expect(await answer(post('/api/leads', aLead()))).toEqual({ status: 201, body: { lead_id: 1001 } });
    expect(await deps.store.leads()).toEqual([
      expect.objectContaining({ lead_id: 1001, received_at: 1_750_000_000_000, payload: aLead() }),
    ]);
  });

  it('handleApi stores an enquiry once per key', async () => {
    const key = { 'idempotency-key': 'press-1' };
    const first = await answer(post('/api/leads', aLead(), key));
    const second = await answer(post('/api/leads', aLead(), key));
    expect(second.body).toEqual(first.body);
    expect(await deps.store.leads()).toHaveLength(1);
  });

  it('handleApi refuses another body with a known key and does not store it', async () => {
    const key = { 'idempotency-key': 'press-1' };
    await answer(post('/api/leads', aLead(), key));
    expect(await answer(post('/api/leads', { ...aLead(), message: 'And its colour?' }, key))).toEqual({
      status: 409,
      body: { error: 'This key was used for another enquiry.' },
    });
    expect(await deps.store.leads()).toHaveLength(1);
  });

  it('handleApi ignores fields about the page when comparing bodies', async () => {
    const key = { 'idempotency-key': 'press-1' };
    await answer(post('/api/leads', aLead(), key));
    expect(
      await answer(
        post(
          '/api/leads',
          { ...aLead(), url: 'https://dealer.example/other', lead_attributes: { visited_pages: ['/other'] } },
          key,
        ),
      ),
    ).toMatchObject({ status: 200, body: { lead_id: 1001 } });
  });

  it('handleApi stores one lead of two simultaneous calls with one key, and answers both', async () => {
    const key = { 'idempotency-key': 'press-1' };
    const answers = await Promise.all([1, 2, 3].map(() => answer(post('/api/leads', aLead(), key))));
    expect(answers.map(({ body }) => body)).toEqual([1, 2, 3].map(() => ({ lead_id: 1001 })));
    expect(await deps.store.leads()).toHaveLength(1);
  });

  it('handleApi stores two enquiries with two keys, and two without keys', async () => {
    await answer(post('/api/leads', aLead(), { 'idempotency-key': 'a' }));
    await answer(post('/api/leads', aLead(), { 'idempotency-key': 'b' }));
    await answer(post('/api/leads', aLead()));
    await answer(post('/api/leads', aLead()));
    expect((await deps.store.leads()).map(({ lead_id }) => lead_id)).toEqual([1004, 1003, 1002, 1001]);
  });

  it.each([
    ['no category', aLead({ category: ' ' }), 'The category is missing.'],
    [
      'neither phone nor email',
      aLead({ phone: '', email: undefined }),
      'Please leave a phone number or an email address.',
    ],
    ['an invalid email', aLead({ email: 'jo@home' }), 'The email address is not valid.'],
    ['a short phone number', aLead({ phone: '0412' }), 'The phone number is not valid.'],
    ['a list', [], 'The enquiry could not be read.'],
    ['malformed JSON', '{"category":', 'The enquiry could not be read.'],
  ])('handleApi refuses %s and stores nothing', async (_, body, error) => {
    expect(await answer(post('/api/leads', body))).toEqual({ status: 400, body: { error } });
    expect(await deps.store.leads()).toEqual([]);
  });

  it.each([
    ['lead-500', 500, {}],
    [
      'lead-422',
      422,
      {
        error: 'This phone number is not in use. Please check it.',
        message: 'This phone number is not in use. Please check it.',
      },
    ],
  ])('handleApi answers %s without storing the enquiry', async (scenario, status, body) => {
    expect(await answer(post('/api/leads', aLead()), scenario)).toEqual({ status, body });
    expect(await deps.store.leads()).toEqual([]);
  });

  it('handleApi breaks the connection by scenario', async () => {
    const response = await handleApi(
      post('/api/leads', aLead()),
      deps,
      parseScenario(new URLSearchParams('scenario=lead-offline')),
    );
    expect(response?.type).toBe('error');
  });

  it('handleApi refuses a lead with Retry-After if the scenario says so', async () => {
    const response = await handleApi(
      post('/api/leads', aLead()),
      deps,
      parseScenario(new URLSearchParams('scenario=lead-429')),
    );
    expect([response?.status, response?.headers.get('retry-after')]).toEqual([429, '20']);
    expect(await deps.store.leads()).toEqual([]);
  });

  it('handleApi loses the answer by scenario, and stores the enquiry once', async () => {
    const key = { 'idempotency-key': 'press-1' };
    const lost = await handleApi(
      post('/api/leads', aLead(), key),
      deps,
      parseScenario(new URLSearchParams('scenario=lead-dropped')),
    );
    expect(lost?.type).toBe('error');
    expect((await answer(post('/api/leads', aLead(), key))).body).toEqual({ lead_id: 1001 });
    expect(await deps.store.leads()).toHaveLength(1);
  });

  it('handleApi answers malformed JSON by scenario', async () => {
    const response = await handleApi(
      post('/api/leads', aLead()),
      deps,
      parseScenario(new URLSearchParams('scenario=lead-malformed')),
    );
    const text = (await response?.text()) ?? '';
    expect(response?.status).toBe(200);
    expect(() => JSON.parse(text) as unknown).toThrow();
  });
});

describe('handleApi: cars', () => {
  it('handleApi counts each view of a car', async () => {
    const look = new Request(`${origin}/api/cars/2022-toyota-hilux-11/view.json?photos_count=3&website_id=7`);
    const first = (await answer(look)).body as { views: number };
    const second = (await answer(look)).body as { views: number };
    expect(second.views).toBe(first.views + 1);
  });

  it('handleApi answers 404 for views of an unknown car, and escapes its slug', async () => {
    expect((await answer(new Request(`${origin}/api/cars/no-such-car/view.json`))).status).toBe(404);
    expect(
      (await answer(new Request(`${origin}/api/cars/${encodeURIComponent('x" OR id > 0 OR slug = "')}/view.json`)))
        .status,
    ).toBe(404);
  });

  it('handleApi returns available cars of the same make, without the car itself', async () => {
    expect((await answer(new Request(`${origin}/api/cars/2022-toyota-hilux-11/similar`))).body).toEqual({ ids: [12] });
  });

  it('handleApi returns the disclaimers of a car by id', async () => {
    expect((await answer(new Request(`${origin}/api/cars/11/disclaimer`))).body).toEqual({
      finance_lenders: { Manual: { disclaimer: 'Approved applicants only.' } },
    });
    expect((await answer(new Request(`${origin}/api/cars/1%20OR%201=1/disclaimer`))).status).toBe(404);
  });
});

describe('handleApi: small lookups', () => {
  it.each([
    ['4000', { name: 'Queensland', price: 290 }],
    ['2600', { name: 'New South Wales and the ACT', price: 650 }],
    ['0800', {}],
  ])('handleApi prices delivery to %s', async (postcode, body) => {
    expect(await answer(new Request(`${origin}/api/delivery-price?postcode=${postcode}`))).toEqual({
      status: 200,
      body,
    });
  });

  it('handleApi refuses a postcode that is not four digits', async () => {
    expect((await answer(new Request(`${origin}/api/delivery-price?postcode=40`))).status).toBe(400);
  });

  it('handleApi has test-drive times on weekdays, but not on Sundays', async () => {
    const monday = (await answer(new Request(`${origin}/api/test-drive-availability?car_id=11&date=2026-03-16`)))
      .body as { times: string[] };
    expect(monday.times).toHaveLength(4);
    expect((await answer(new Request(`${origin}/api/test-drive-availability?car_id=11&date=2026-03-15`))).body).toEqual(
      { times: [] },
    );
  });

  it('handleApi records a revealed phone number', async () => {
    await answer(post('/api/reveal-phone', { car_id: 11, dealership_id: 1, website_id: 7 }));
    expect(await deps.store.events()).toEqual([
      {
        kind: 'reveal-phone',
        received_at: 1_750_000_000_000,
        payload: { car_id: 11, dealership_id: 1, website_id: 7 },
      },
    ]);
  });
});

describe('handleApi: paths', () => {
  it('handleApi answers an unknown path and a wrong method in JSON', async () => {
    expect((await answer(new Request(`${origin}/api/nothing`))).status).toBe(404);
    expect((await answer(new Request(`${origin}/api/leads`))).status).toBe(405);
  });

  it('handleApi returns null for other paths', async () => {
    expect(await handleApi(new Request(`${origin}/cars/2022-toyota-hilux-11`), deps)).toBeNull();
  });
});
