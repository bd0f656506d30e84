import { describe, expect, it, vi } from 'vitest';
import { aVehicle } from '@dealer/core/testing';
import { createFavouritesStore } from './favouritesStore.ts';
import { aStorage, forbidden } from './testStorage.ts';

const key = 'dealer:harbour-city:favourites';
const car = (id: number) => aVehicle({ id, slug: `car-${id}` });
const idsOf = (store: ReturnType<typeof createFavouritesStore>): number[] =>
  store.getState().favourites.map(({ id }) => id);

describe('favourites', () => {
  it('favourites outlive the page, newest first, and go when pressed again', () => {
    const storage = aStorage();
    const store = createFavouritesStore({ storage, key });
    store.getState().toggle(car(7));
    store.getState().toggle(car(8));
    expect(idsOf(createFavouritesStore({ storage, key }))).toEqual([8, 7]);
    store.getState().toggle(car(7));
    expect(idsOf(store)).toEqual([8]);
    store.getState().remove(8);
    expect(idsOf(createFavouritesStore({ storage, key }))).toEqual([]);
  });

  it('favourites are stored separately for two sites on one origin', () => {
    const storage = aStorage();
    createFavouritesStore({ storage, key }).getState().toggle(car(7));
    expect(idsOf(createFavouritesStore({ storage, key: 'dealer:kauri:favourites' }))).toEqual([]);
    expect([...storage.values.keys()]).toEqual([key]);
  });

  it('favourites keep the six things that it may store, and a version', () => {
    const storage = aStorage();
    createFavouritesStore({ storage, key })
      .getState()
      .toggle(aVehicle({ id: 7, images: [{ image: { url: '/a.jpg', thumb: { url: '/t.jpg' } } }] }));
    const stored = JSON.parse(storage.values.get(key) ?? '') as { version: number; value: object[] };
    expect(stored.version).toBe(1);
    expect(Object.keys(stored.value[0] ?? {}).sort()).toEqual([
      'id',
      'make',
      'model',
      'name',
      'primary_image_url',
      'slug',
    ]);
  });

  it('favourites tell who marked a car, and not who unmarked one', () => {
    const onAdd = vi.fn();
    const store = createFavouritesStore({ storage: aStorage(), key, onAdd });
    store.getState().toggle(car(7));
    store.getState().toggle(car(7));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(car(7));
  });

  it.each([
    ['broken JSON', '{"version":1,'],
    ['another version', '{"version":99,"value":[{"id":7,"name":"x","slug":"x"}]}'],
    ['a shape of somebody else', '{"version":1,"value":"hello"}'],
    ['entries without an id', '{"version":1,"value":[{"name":"x"}]}'],
  ])('favourites start empty over %s, and work', (_, text) => {
    const storage = aStorage({ [key]: text });
    const store = createFavouritesStore({ storage, key });
    expect(idsOf(store)).toEqual([]);
    store.getState().toggle(car(7));
    expect(idsOf(createFavouritesStore({ storage, key }))).toEqual([7]);
  });
});

describe('favourites where storage is full or forbidden', () => {
  it('favourites where storage is full or forbidden live as long as the page, and the visitor hears it once', () => {
    const onProblem = vi.fn();
    const store = createFavouritesStore({ storage: forbidden, key, onProblem });
    store.getState().toggle(car(7));
    store.getState().toggle(car(8));
    expect(idsOf(store)).toEqual([8, 7]);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith('notStored', car(7).name);
  });

  it('favourites where storage is full or forbidden lose nothing that was added since it filled up', () => {
    const storage = aStorage();
    createFavouritesStore({ storage, key }).getState().toggle(car(1));
    const isFull = { now: true };
    const full = {
      ...storage,
      setItem: (name: string, text: string) => {
        if (isFull.now) throw new DOMException('full', 'QuotaExceededError');
        storage.setItem(name, text);
      },
    };
    const onProblem = vi.fn();
    const store = createFavouritesStore({ storage: full, key, onProblem });
    store.getState().toggle(car(2));
    store.getState().toggle(car(3));
    store.getState().refresh();
    expect(idsOf(store)).toEqual([3, 2, 1]);
    expect(onProblem).toHaveBeenCalledOnce();
    isFull.now = false;
    store.getState().toggle(car(4));
    expect(idsOf(createFavouritesStore({ storage, key }))).toEqual([4, 3, 2, 1]);
  });

  it('favourites where storage is full or forbidden are reported as not stored where the browser refuses storage', () => {
    const onProblem = vi.fn();
    createFavouritesStore({ storage: { ...aStorage(), forgets: true }, key, onProblem })
      .getState()
      .toggle(car(7));
    expect(onProblem).toHaveBeenCalledOnce();
  });
});

describe('favourites in two tabs', () => {
  it('favourites in two tabs know what the other one did', () => {
    const storage = aStorage();
    const [one, other] = [createFavouritesStore({ storage, key }), createFavouritesStore({ storage, key })];
    one.getState().toggle(car(7));
    expect(idsOf(other)).toEqual([]);
    other.getState().refresh();
    expect(idsOf(other)).toEqual([7]);
    one.getState().toggle(car(8));
    // Without a refresh in between: nothing of the other tab is lost.
    other.getState().toggle(car(9));
    expect(idsOf(other)).toEqual([9, 8, 7]);
  });

  it('favourites in two tabs follow one that forgot everything', () => {
    const storage = aStorage();
    const store = createFavouritesStore({ storage, key });
    store.getState().toggle(car(7));
    storage.values.clear();
    store.getState().refresh();
    expect(idsOf(store)).toEqual([]);
  });
});

describe('cars to compare', () => {
  it('cars to compare are four at most: a fifth is refused in words and none is dropped', () => {
    const onProblem = vi.fn();
    const onAdd = vi.fn();
    const store = createFavouritesStore({ storage: aStorage(), key, most: 4, onProblem, onAdd });
    for (const id of [1, 2, 3, 4, 5]) store.getState().toggle(car(id));
    expect(idsOf(store)).toEqual([4, 3, 2, 1]);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith('full', car(5).name);
    expect(onAdd).toHaveBeenCalledTimes(4);
    store.getState().toggle(car(2));
    store.getState().toggle(car(5));
    expect(idsOf(store)).toEqual([5, 4, 3, 1]);
  });

  it('cars to compare are four at most, whatever the device holds', () => {
    const storage = aStorage();
    const many = createFavouritesStore({ storage, key });
    for (const id of [1, 2, 3, 4, 5, 6]) many.getState().toggle(car(id));
    expect(idsOf(createFavouritesStore({ storage, key, most: 4 }))).toEqual([6, 5, 4, 3]);
  });
});
