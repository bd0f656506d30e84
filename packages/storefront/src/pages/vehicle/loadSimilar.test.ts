import { createHttp } from '@dealer/api/http';
import { aSite, aVehicle, aVehicleDoc, testNow } from '@dealer/core/testing';
import type { Vehicle } from '@dealer/core/vehicle';
import type { SearchQueries } from '@dealer/search/query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSimilar } from './loadSimilar.ts';

const car = aVehicle();
const other = (id: number, change: Parameters<typeof aVehicle>[0] = {}): Vehicle =>
  aVehicle({ id, slug: `car-${id}`, make: 'Mazda', model: 'BT-50', ...change });

type Requests = { url: string[]; filters: string[]; queries: unknown[] };

/** A backend and a search with the answers of the test. */
const world = ({ api, search }: { api: (url: URL) => Response; search: Vehicle[] | 'down' }) => {
  const requests: Requests = { url: [], filters: [], queries: [] };
  const http = createHttp({
    baseUrl: '',
    fetch: (input) => {
      const url = new URL(String(input), 'https://dealer.example');
      requests.url.push(url.pathname);
      if (url.pathname === '/api/cars') requests.filters.push(url.searchParams.get('search_filters') ?? '');
      return Promise.resolve(api(url));
    },
  });
  const multiSearch: SearchQueries['multiSearch'] = (queries) => {
    requests.queries.push(...queries);
    requests.filters.push(...queries.map(({ filter }) => String(filter)));
    return Promise.resolve(
      search === 'down'
        ? { kind: 'failed', reason: 'offline' }
        : { kind: 'ok', value: [{ vehicles: search, total: search.length, facets: {}, stats: {}, ms: 1 }] },
    );
  };
  const deps = {
    api: http,
    search: { multiSearch } as unknown as SearchQueries,
    site: aSite({ search: { searchFilter: 'dealership_id=7' } }),
    now: () => testNow,
  };
  return { requests, load: () => loadSimilar(car, deps, new AbortController().signal) };
};

const ids = (named: unknown) => () => Response.json({ ids: named });
const down = () => new Response('no', { status: 500 });

afterEach(() => vi.restoreAllMocks());
const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

describe('similar cars', () => {
  it('similar cars are requests for in one search: the ids that the service names, and the filters of the rules', async () => {
    const { requests, load } = world({
      api: ids([8, 9]),
      search: [other(8), other(9, { make: 'Toyota', model: 'Hilux' }), car, other(8), other(10, { status: 'sold' })],
    });
    expect((await load()).map(({ id }) => id)).toEqual([9, 8]);
    expect(requests.filters[0]).toBe('(status = in_stock OR status = coming_soon) AND id IN [8, 9]');
    // The price is 45,990: 10,000 either way.
    expect(requests.filters.at(-1)).toContain('price >= 35990 AND price <= 55990');
    expect(requests.queries[0]).toEqual({
      filter: '(status = in_stock OR status = coming_soon) AND id IN [8, 9]',
      limit: 10,
      facets: [],
      highlightPreTag: '__ais-highlight__',
      highlightPostTag: '__/ais-highlight__',
    });
  });

  it('similar cars do without the service where it fails, and say so in the log', async () => {
    const warned = warnings();
    const { requests, load } = world({ api: down, search: [other(8)] });
    expect((await load()).map(({ id }) => id)).toEqual([8]);
    expect(requests.filters.some((filter) => filter.includes('id IN'))).toBe(false);
    expect(warned).toHaveBeenCalledOnce();
  });

  it('similar cars come from the backend’s list by filter where the search does not answer, within the site’s own stock', async () => {
    warnings();
    const { requests, load } = world({
      api: (url) =>
        url.pathname === '/api/cars'
          ? Response.json({ hits: [aVehicleDoc({ id: 20, slug: 'car-20' })] })
          : Response.json([]),
      search: 'down',
    });
    expect((await load()).map(({ id }) => id)).toEqual([20]);
    expect(requests.filters.at(-1)).toMatch(/^\(\(.+\) OR \(.+\)\) AND \(.*dealership_id = 7.*\)$/);
  });

  it('similar cars are none where nobody answers', async () => {
    const warned = warnings();
    expect(await world({ api: down, search: 'down' }).load()).toEqual([]);
    expect(warned).toHaveBeenCalledTimes(3);
  });
});
