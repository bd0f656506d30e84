import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from './persisted.ts';
import { createSavedSearchesStore } from './savedSearchesStore.ts';

const key = 'dealer:my-site:saved-searches';
const toyotas = { address: '/search/toyota', title: 'Toyota cars', note: '' };
const utes = { address: '/search/ute', title: 'Utes', note: '' };
const monday = 1_753_000_000;

const aStorage = (values = new Map<string, string>(), isFull = false): KeyValueStorage => ({
  getItem: (name) => values.get(name) ?? null,
  setItem: (name, value) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    values.set(name, value);
  },
  removeItem: (name) => void values.delete(name),
});

const aStore = (storage = aStorage(), seconds = monday) =>
  createSavedSearchesStore({ storage, key, now: () => seconds * 1000 });

describe('saved searches on a device', () => {
  it('are there on the next visit, and gone once removed', () => {
    const storage = aStorage();
    const store = aStore(storage);
    store.getState().save(toyotas);
    store.getState().save(utes);
    expect(
      aStore(storage)
        .getState()
        .searches.map(({ title }) => title),
    ).toEqual(['Utes', 'Toyota cars']);
    store.getState().remove(utes.address);
    expect(
      aStore(storage)
        .getState()
        .searches.map(({ title }) => title),
    ).toEqual(['Toyota cars']);
  });

  it('count as seen when looked at, and only those that are kept', () => {
    const storage = aStorage();
    aStore(storage).getState().save(toyotas);
    const later = aStore(storage, monday + 60);
    later.getState().see(toyotas.address);
    later.getState().see('/search/kia');
    expect(aStore(storage).getState().searches).toEqual([{ ...toyotas, savedAt: monday, seenAt: monday + 60 }]);
  });

  it('of another tab are not lost', () => {
    const storage = aStorage();
    const [here, there] = [aStore(storage), aStore(storage)];
    there.getState().save(utes);
    here.getState().save(toyotas);
    expect(aStore(storage).getState().searches).toHaveLength(2);
  });

  it('last as long as the page where nothing can be kept, and say so', () => {
    const store = aStore(aStorage(new Map(), true));
    store.getState().save(toyotas);
    store.getState().save(utes);
    expect(store.getState()).toMatchObject({ problem: 'notKept', searches: [utes, toyotas] });
  });

  it('start from what can still be read of damaged storage', () => {
    const good = { ...toyotas, savedAt: monday, seenAt: monday };
    expect(
      aStore(aStorage(new Map([[key, JSON.stringify({ version: 1, value: [{ address: 7 }, good] })]]))).getState()
        .searches,
    ).toEqual([good]);
    expect(aStore(aStorage(new Map([[key, '{"version":1,"val']]))).getState().searches).toEqual([]);
  });

  it('refuse the twenty-first with a word and keep the twenty', () => {
    const store = aStore();
    for (let at = 0; at < 21; at += 1) store.getState().save({ ...toyotas, address: `/search/make-${at}` });
    expect(store.getState().problem).toBe('full');
    expect(store.getState().searches).toHaveLength(20);
    expect(store.getState().searches.some(({ address }) => address === '/search/make-20')).toBe(false);
  });
});
