import { expect, it } from 'vitest';
import { createMockApi } from './createMockApi.ts';

const search = async (): Promise<Response> => Response.json({ hits: [] });
const device = { search, indexUid: 'Car_production', now: Date.now };
const aLead = (): Request =>
  new Request('http://localhost/api/leads', {
    method: 'POST',
    headers: { 'idempotency-key': 'key-1', 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana', phone: '0412 345 678', category: 'General Enquiry' }),
  });

it('a copied state gives a test its faults, its clock and what is stored', async () => {
  const leads = [{ lead_id: 1007, received_at: 1, idempotency_key: 'old', payload: {} }];
  const api = createMockApi({
    ...device,
    state: {
      site: 'a',
      settings: { scenario: 'lead-500(call:1)', now: '2026-12-24T13:05+08:00,frozen' },
      store: { leads, views: [], rows: [] },
    },
  });
  expect((await api.handle(aLead()))?.status).toBe(500);
  expect((await api.handle(aLead()))?.status).toBe(201);
  expect(await api.store.leads()).toMatchObject([
    { lead_id: 1008, received_at: Date.UTC(2026, 11, 24, 5, 5) },
    { lead_id: 1007 },
  ]);
});

it('refuses a state that it cannot read', () => {
  expect(() => createMockApi({ ...device, state: { site: 'a', settings: { now: 'soon' } } })).toThrow('no date: soon');
  expect(() => createMockApi({ ...device, state: { site: 'a', version: 9 as 1 } })).toThrow('version 9');
});
