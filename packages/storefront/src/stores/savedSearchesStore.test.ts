import { describe, expect, it } from 'vitest';
import { createSavedSearchesStore } from './savedSearchesStore.ts';
import { aFullStorage, aStorage } from './testStorage.ts';

const key = 'dealer:my-site:saved-searches';
const toyotas = { address: '/search/toyota', title: 'Toyota cars', note: '' };
const utes = { address: '/search/ute', title: 'Utes', note: '' };
const monday = 1_753_000_000;

const aStore = (storage = aStorage(), seconds = monday) =>
  createSavedSearchesStore({ storage, key, now: () => seconds * 1000 });

describe('saved searches on a device', () => {
  it('saved searches on a device are there on the next visit, and gone once removed', () => {
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

  it('count as seen when opened, and only those that are saved', () => {
    const storage = aStorage();
    aStore(storage).getState().save(toyotas);
    const nextVisit = aStore(storage, monday + 60);
    nextVisit.getState().see(toyotas.address);
    nextVisit.getState().see('/search/kia');
    expect(aStore(storage).getState().searches).toEqual([{ ...toyotas, savedAt: monday, seenAt: monday + 60 }]);
  });

  it('saved searches on a device of another tab are not lost', () => {
    const storage = aStorage();
    const [here, there] = [aStore(storage), aStore(storage)];
    there.getState().save(utes);
    here.getState().save(toyotas);
    expect(aStore(storage).getState().searches).toHaveLength(2);
  });

  it('saved searches on a device last as long as the page where nothing can be stored, and report it', () => {
    const store = aStore(aFullStorage());
    store.getState().save(toyotas);
    store.getState().save(utes);
    expect(store.getState()).toMatchObject({ problem: 'notStored', searches: [utes, toyotas] });
  });

  it('saved searches on a device start from what can still be read of damaged storage', () => {
    const good = { ...toyotas, savedAt: monday, seenAt: monday };
    expect(
      aStore(aStorage({ [key]: JSON.stringify({ version: 1, value: [{ address: 7 }, good] }) })).getState().searches,
    ).toEqual([good]);
    expect(aStore(aStorage({ [key]: '{"version":1,"val' })).getState().searches).toEqual([]);
  });

  it('saved searches on a device refuse the twenty-first with a word and keep the twenty', () => {
    const store = aStore();
    for (let at = 0; at < 21; at += 1) store.getState().save({ ...toyotas, address: `/search/make-${at}` });
    expect(store.getState().problem).toBe('full');
    expect(store.getState().searches).toHaveLength(20);
    expect(store.getState().searches.some(({ address }) => address === '/search/make-20')).toBe(false);
  });
});
