import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { indexedDbStore } from './indexedDbStore.ts';
import { memoryStore } from './memoryStore.ts';
import type { MockStore } from './mockStore.ts';

let sites = 0;
const stores: [string, () => MockStore][] = [
  ['in the browser', () => indexedDbStore(`test-site-${(sites += 1)}`)],
  ['in memory', memoryStore],
];

describe.each(stores)('mock store %s', (_, make) => {
  it('stores a lead once per key and lists the newest first', async () => {
    const store = make();
    const first = await store.addLead({ received_at: 1, idempotency_key: 'a', payload: { name: 'Jo' } });
    const repeat = await store.addLead({ received_at: 2, idempotency_key: 'a', payload: { name: 'Joe' } });
    const second = await store.addLead({ received_at: 3, idempotency_key: 'b', payload: {} });
    expect(first).toEqual({
      lead: { lead_id: 1001, received_at: 1, idempotency_key: 'a', payload: { name: 'Jo' } },
      repeated: false,
    });
    expect(repeat).toEqual({ lead: first.lead, repeated: true });
    expect((await store.leads()).map(({ lead_id }) => lead_id)).toEqual([second.lead.lead_id, 1001]);
  });

  it('gives two simultaneous leads different ids', async () => {
    const store = make();
    await Promise.all(
      ['a', 'b', 'c'].map((key) => store.addLead({ received_at: 0, idempotency_key: key, payload: {} })),
    );
    expect((await store.leads()).map(({ lead_id }) => lead_id)).toEqual([1003, 1002, 1001]);
  });

  it('counts views from the initial count', async () => {
    const store = make();
    expect([
      await store.addView('hilux', 40),
      await store.addView('hilux', 40),
      await store.addView('camry', 0),
    ]).toEqual([41, 42, 1]);
  });

  it('changes a row in one transaction, so that only one of two tabs succeeds', async () => {
    const store = make();
    const take = (who: string) => store.change<{ who: string }>('places', 'only', (row) => row ?? { who });
    expect(await Promise.all([take('first tab'), take('second tab')])).toEqual([
      { who: 'first tab' },
      { who: 'first tab' },
    ]);
    await store.change('places', 'a', () => ({ who: 'nobody' }));
    await store.change('other', 'b', () => ({ who: 'elsewhere' }));
    expect(await store.rows('places')).toEqual([{ who: 'nobody' }, { who: 'first tab' }]);
    expect(await store.change('places', 'a', () => undefined)).toBeUndefined();
    expect(await store.rows('places')).toEqual([{ who: 'first tab' }]);
  });

  it('copies all data but the logs to another store', async () => {
    const [from, to] = [make(), make()];
    await from.addLead({ received_at: 1, idempotency_key: 'a', payload: { name: 'Jo' } });
    await from.addView('hilux', 40);
    await from.change('payments', 'p', () => ({ id: 'P1001' }));
    await from.change('requests', '1', () => ({ url: '/api/leads' }));
    await to.change('payments', 'old', () => ({ id: 'P1' }));
    await to.change('watchlist', 'old', () => ({ id: 1 }));
    await to.change('requests', '7', () => ({ url: '/site.json' }));
    await to.load(await from.dump());
    expect(await to.dump()).toEqual({
      leads: [{ lead_id: 1001, received_at: 1, idempotency_key: 'a', payload: { name: 'Jo' } }],
      views: [{ slug: 'hilux', count: 41 }],
      rows: [['payments', 'p', { id: 'P1001' }]],
    });
    expect(await to.rows('requests')).toEqual([{ url: '/site.json' }]);
    expect((await to.addLead({ received_at: 2, idempotency_key: 'b', payload: {} })).lead.lead_id).toBe(1002);
  });

  it('removes all data of the mock store', async () => {
    const store = make();
    await store.addLead({ received_at: 0, idempotency_key: 'a', payload: {} });
    await store.addEvent({ kind: 'reveal-phone', received_at: 0, payload: {} });
    await store.clear();
    expect([await store.leads(), await store.events()]).toEqual([[], []]);
  });
});

describe('indexedDbStore', () => {
  it('indexedDbStore is shared by all tabs of a site, but not by sites', async () => {
    await indexedDbStore('kauri').addLead({ received_at: 0, idempotency_key: 'a', payload: {} });
    expect(await indexedDbStore('kauri').leads()).toHaveLength(1);
    expect(await indexedDbStore('other').leads()).toHaveLength(0);
  });
});
