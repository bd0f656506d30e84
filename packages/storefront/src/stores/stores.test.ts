import { describe, expect, it } from 'vitest';
import { createFavouritesStore } from './favouritesStore.ts';
import { createLastLeadStore } from './lastLeadStore.ts';
import type { KeyValueStorage } from './persisted.ts';
import { createVisitStore } from './visitStore.ts';

const aStorage = (start: Record<string, string> = {}): KeyValueStorage & { values: Map<string, string> } => {
  const values = new Map(Object.entries(start));
  return { values, getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value), removeItem: (key) => void values.delete(key) };
};
const forbidden: KeyValueStorage = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};
const hilux = { id: 7, name: '2021 Toyota Hilux', slug: '2021-toyota-hilux-7', make: 'Toyota', model: 'Hilux' };
const prefix = 'dealer:harbour-city:';

describe('favourites', () => {
  it('outlive the page, newest first, and go when pressed again', () => {
    const storage = aStorage();
    const store = createFavouritesStore({ storage, prefix });
    store.getState().toggle(hilux);
    store.getState().toggle({ ...hilux, id: 8 });
    expect(createFavouritesStore({ storage, prefix }).getState().favourites.map(({ id }) => id)).toEqual([8, 7]);
    store.getState().toggle(hilux);
    expect(store.getState().favourites.map(({ id }) => id)).toEqual([8]);
  });

  it('are kept apart for two sites on one origin', () => {
    const storage = aStorage();
    createFavouritesStore({ storage, prefix }).getState().toggle(hilux);
    expect(createFavouritesStore({ storage, prefix: 'dealer:kauri:' }).getState().favourites).toEqual([]);
    expect([...storage.values.keys()].every((key) => key.startsWith(prefix))).toBe(true);
  });

  it('work as long as the page lives where storage is full or forbidden', () => {
    const store = createFavouritesStore({ storage: forbidden, prefix });
    store.getState().toggle(hilux);
    expect(store.getState().favourites).toEqual([hilux]);
  });

  it.each([
    ['broken JSON', '{"version":1,'],
    ['another version', '{"version":99,"value":[{"id":7}]}'],
    ['a shape of somebody else', '{"version":1,"value":"hello"}'],
    ['an entry without an id', '{"version":1,"value":[{"name":"x"}]}'],
  ])('start empty over %s', (_, text) => {
    expect(createFavouritesStore({ storage: aStorage({ [`${prefix}favourites`]: text }), prefix }).getState().favourites).toEqual([]);
  });
});

describe('the visit', () => {
  it('remembers the last 20 pages and how the shopper arrived', () => {
    const storage = aStorage();
    const visit = createVisitStore({ storage, prefix, arrival: '?utm_source=mail' });
    for (let page = 1; page <= 25; page += 1) visit.record(`/cars/${page}`);
    visit.record('/cars/25');
    const { pages, queryParams } = createVisitStore({ storage, prefix, arrival: '?later=1' }).read();
    expect(pages).toHaveLength(20);
    expect(pages[0]).toBe('/cars/6');
    expect(queryParams).toEqual({ utm_source: 'mail' });
  });
});

describe('the last lead', () => {
  it('keeps its reference and nothing of who sent it', () => {
    const storage = aStorage();
    createLastLeadStore({ storage, prefix }).write({ leadId: '1001', category: 'General Enquiry', vehicle: { title: '2021 Toyota Hilux', href: '/cars/2021-toyota-hilux-7' } });
    expect(createLastLeadStore({ storage, prefix }).read()?.leadId).toBe('1001');
    expect([...storage.values.values()].join()).not.toMatch(/@|phone|email/);
  });
});
