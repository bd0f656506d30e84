import { describe, expect, it } from 'vitest';
import { aVehicle } from '@dealer/core/testing';
import { aStorage, forbidden } from './testStorage.ts';
import { createViewedCarsStore } from './viewedCarsStore.ts';

const prefix = 'dealer:harbour-city:';
const idsOf = (store: ReturnType<typeof createViewedCarsStore>): number[] =>
  store.getState().viewed.map(({ id }) => id);

describe('viewed cars', () => {
  it('viewed cars are stored in the documented shape, newest first, each once', () => {
    const storage = aStorage();
    const store = createViewedCarsStore({ storage, prefix });
    for (const id of [1, 2, 1]) store.getState().remember(aVehicle({ id, stocknum: `S${id}` }));
    expect(idsOf(createViewedCarsStore({ storage, prefix }))).toEqual([1, 2]);
    const stored = JSON.parse(storage.values.get(`${prefix}viewed-cars`) ?? '') as { value: object[] };
    expect(Object.keys(stored.value[0] ?? {}).sort()).toEqual([
      'body',
      'id',
      'make',
      'model',
      'simple_body',
      'stocknum',
    ]);
  });

  it('forgets all viewed cars when they are cleared', () => {
    const storage = aStorage();
    const store = createViewedCarsStore({ storage, prefix });
    store.getState().remember(aVehicle({ id: 1 }));
    store.getState().clear();
    expect(idsOf(store)).toEqual([]);
    expect(idsOf(createViewedCarsStore({ storage, prefix }))).toEqual([]);
  });

  it('viewed cars last as long as the page where nothing can be stored', () => {
    const store = createViewedCarsStore({ storage: forbidden, prefix });
    for (const id of [1, 2]) store.getState().remember(aVehicle({ id }));
    expect(idsOf(store)).toEqual([2, 1]);
  });

  it.each(['{"version":1,', '{"version":2,"value":[{"id":7}]}', '{"version":1,"value":{"id":7}}'])(
    'viewed cars start empty over %s',
    (text) => {
      expect(idsOf(createViewedCarsStore({ storage: aStorage({ [`${prefix}viewed-cars`]: text }), prefix }))).toEqual(
        [],
      );
    },
  );
});
