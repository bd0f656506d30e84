import { describe, expect, it } from 'vitest';
import { createHttp } from '@dealer/api/http';
import { aSite } from '@dealer/core/testing';
import { createSearchTransport } from './searchTransport.ts';

type Body = {
  queries?: { q?: string; filter?: unknown; matchingStrategy?: string }[];
  filter?: unknown;
  matchingStrategy?: string;
};

/** A search server that writes down what it was asked. */
const aServer = (respond: () => Response = () => Response.json({ results: [] })) => {
  const asked: { url: string; body: Body; headers: Headers }[] = [];
  const http = createHttp({
    baseUrl: '',
    fetch: async (input, init) => {
      asked.push({
        url: String(input),
        body: JSON.parse(String(init?.body)) as Body,
        headers: new Headers(init?.headers),
      });
      return respond();
    },
  });
  return { asked, http };
};

const site = aSite({
  services: { search: { host: 'https://search.example/base', apiKey: 'search-only' } },
  search: { searchFilter: 'car_type:used' },
});
// 20 November 2026, 10:42:07 UTC; three days and the minutes past the hour earlier is 10:00 of the 17th.
const now = Date.UTC(2026, 10, 20, 10, 42, 7);
const threeDaysBefore = Date.UTC(2026, 10, 17, 10) / 1000;

describe('createSearchTransport', () => {
  it('puts the site’s filter into every query of a multi-search, whatever filter it has', async () => {
    const { asked, http } = aServer();
    await createSearchTransport({ site, http, now }).post('multi-search', {
      queries: [{}, { filter: 'make = Ford' }, { filter: [['a = 1', 'a = 2'], 'b = 3'] }],
    });
    const filters = asked[0]?.body.queries?.map(({ filter }) => filter) as (string | string[])[][];
    for (const filter of filters) {
      expect(filter[0]).toContain('car_type');
      expect(filter[0]).toContain('show_on_dealer_website');
      expect(filter[0]).toContain(String(threeDaysBefore));
    }
    expect(filters.map((filter) => filter.slice(1))).toEqual([[], ['make = Ford'], [['a = 1', 'a = 2'], 'b = 3']]);
  });

  it('puts it into a facet search as well', async () => {
    const { asked, http } = aServer();
    await createSearchTransport({ site, http, now }).post('indexes/Car_production/facet-search', { facetName: 'make' });
    expect(String((asked[0]?.body.filter as string[])[0])).toContain('car_type');
  });

  it('leaves the in-stock part out for a vehicle page, and keeps the dealer’s own part', async () => {
    const { asked, http } = aServer();
    await createSearchTransport({ site, http, now }).post(
      'multi-search',
      { queries: [{ filter: 'slug = "x"' }] },
      { scope: 'anyAvailability' },
    );
    const [filter] = asked[0]?.body.queries ?? [];
    expect(JSON.stringify(filter)).toContain('car_type');
    expect(JSON.stringify(filter)).not.toContain('in_stock');
  });

  it('asks for vehicles with every word, unless a query is content with fewer', async () => {
    const { asked, http } = aServer();
    const transport = createSearchTransport({ site, http, now });
    await transport.post('multi-search', {
      queries: [{ q: 'toyota corolla' }, { q: 'toyota corolla', matchingStrategy: 'last' }, { q: ' ' }, {}],
    });
    await transport.post('indexes/Car_production/facet-search', { facetName: 'make', q: 'hilux' });
    expect(asked[0]?.body.queries?.map(({ matchingStrategy }) => matchingStrategy)).toEqual([
      'all',
      'last',
      undefined,
      undefined,
    ]);
    expect(asked[1]?.body.matchingStrategy).toBe('all');
  });

  it('asks for a short number at the end as a whole one', async () => {
    const { asked, http } = aServer();
    await createSearchTransport({ site, http, now }).post('multi-search', {
      queries: [{ q: 'mazda 2' }, { q: 'mazda' }],
    });
    expect(asked[0]?.body.queries).toMatchObject([{ q: 'mazda 2 ' }, { q: 'mazda' }]);
  });

  it('asks below the host’s own path with the search key', async () => {
    const { asked, http } = aServer();
    await createSearchTransport({ site, http, now }).post('multi-search', { queries: [] });
    expect(asked[0]?.url).toBe('https://search.example/base/multi-search');
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer search-only');
  });

  it('asks the same question once', async () => {
    const { asked, http } = aServer();
    const transport = createSearchTransport({ site, http, now });
    await Promise.all([
      transport.post('multi-search', { queries: [{ q: 'hilux' }] }),
      transport.post('multi-search', { queries: [{ q: 'hilux' }] }),
    ]);
    await transport.post('multi-search', { queries: [{ q: 'hilux' }] });
    expect(asked).toHaveLength(1);
  });

  it('asks again after a failure', async () => {
    const { asked, http } = aServer(() => new Response('', { status: 503 }));
    const transport = createSearchTransport({ site, http, now });
    await expect(transport.post('multi-search', { queries: [] })).resolves.toMatchObject({
      kind: 'failed',
      status: 503,
    });
    await transport.post('multi-search', { queries: [] });
    expect(asked).toHaveLength(2);
  });

  it('asks again after an answer that could not be read', async () => {
    const { asked, http } = aServer(() => Response.json({ oops: true }));
    const transport = createSearchTransport({ site, http, now });
    await transport.post('multi-search', { queries: [] });
    await transport.post('multi-search', { queries: [] });
    expect(asked).toHaveLength(2);
  });
});
