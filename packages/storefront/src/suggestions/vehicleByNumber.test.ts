import { describe, expect, it, vi } from 'vitest';
import { parseVehicle, type Vehicle } from '@dealer/core/vehicle';
import type { SearchQueries } from '@dealer/search/query';
import { vehicleByNumber } from './vehicleByNumber.ts';

const vehicle = (fields: object): Vehicle => {
  const parsed = parseVehicle({ id: 7, slug: 'hilux-7', make: 'Toyota', model: 'Hilux', year: 2019, ...fields });
  if (parsed.kind === 'malformed') throw new Error(parsed.reasons.join());
  return parsed.vehicle;
};
const searching = (...vehicles: Vehicle[]) => {
  const multiSearch = vi.fn<SearchQueries['multiSearch']>(async () => ({
    kind: 'ok',
    value: [{ vehicles, total: vehicles.length, facets: {}, stats: {}, ms: 1 }],
  }));
  return { multiSearch } as Pick<SearchQueries, 'multiSearch'> as SearchQueries & { multiSearch: typeof multiSearch };
};

describe('the vehicle whose number was typed', () => {
  it.each([
    ['stock number', { stocknum: 'U10324' }, 'u10324', 'U10324', 'Stock number U10324'],
    ['plate', { stocknum: 'U1', regplate: '324 ABC' }, '324abc', '324ABC', 'Plate 324 ABC'],
    [
      'VIN',
      { stocknum: 'U1', vin: '6ZZ1234567890ABCD' },
      '6zz1234567890abcd',
      '6ZZ1234567890ABCD',
      'VIN 6ZZ1234567890ABCD',
    ],
  ])('the vehicle whose number was typed is offered by its %s', async (_, fields, text, number, note) => {
    await expect(
      vehicleByNumber(searching(vehicle({ slug: 'other', id: 8, stocknum: 'U103241' }), vehicle(fields)), text, number),
    ).resolves.toEqual({ label: '2019 Toyota Hilux', note, href: '/cars/hilux-7' });
  });

  it('the vehicle whose number was typed is none where the number is only nearly right, and where the search fails', async () => {
    await expect(
      vehicleByNumber(searching(vehicle({ stocknum: 'U10325' })), 'U10324', 'U10324'),
    ).resolves.toBeUndefined();
    const failing = { multiSearch: async () => ({ kind: 'failed', reason: 'offline' }) } as unknown as SearchQueries;
    await expect(vehicleByNumber(failing, 'U10324', 'U10324')).resolves.toBeUndefined();
  });

  it('the vehicle whose number was typed is looked for in numbers alone', async () => {
    const search = searching();
    await vehicleByNumber(search, 'U10324', 'U10324');
    expect(search.multiSearch.mock.calls[0]?.[0]).toEqual([
      { q: 'U10324', attributesToSearchOn: ['stocknum', 'regplate', 'vin', 'identifiers'], limit: 5 },
    ]);
  });
});
