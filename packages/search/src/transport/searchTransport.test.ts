import { describe, expect, it } from 'vitest';
import { createHttp } from '@dealer/api/http';
import { aSite } from '@dealer/core/testing';
import { createSearchTransport } from './searchTransport.ts';

type Body = {
  queries?: { q?: string; filter?: unknown; matchingStrategy?: string }[];
  filter?: unknown;
  matchingStrategy?: string;
};

/** A search server that records its requests. */
const aServer = (respond: () => Response = () => Response.json({ results: [] })) => {
  const sent: { url: string; body: Body; headers: Headers }[] = [];
  const http = createHttp({
    baseUrl: '',
    fetch: async (input, init) => {
      sent.push({
        url: String(input),
        body: JSON.parse(String(init?.body)) as Body,
        headers: new Headers(init?.headers),
      });
      return respond();
    },
  });
  return { sent, http };
};

const site = aSite({
  services: { search: { host: 'https://search.example/base', apiKey: 'search-only' } },
  search: { searchFilter: 'car_type:used' },
});
// 20 November 2026, 10:42:07 UTC. Rounded down to the hour, three days before is 17 November, 10:00.
const now = Date.UTC(2026, 10, 20, 10, 42, 7);
const threeDaysBefore = Date.UTC(2026, 10, 17, 10) / 1000;

describe('createSearchTransport', () => {
  it('createSearchTransport adds the site’s filter to every query of a multi-search, whatever filter it has', async () => {
    const { sent, http } = aServer();
    await createSearchTransport({ site, http, now }).post('multi-search', {
      queries: [{}, { filter: 'make = Ford' }, { filter: [['a = 1', 'a = 2'], 'b = 3'] }],
    });
    const filters = sent[0]?.body.queries?.map(({ filter }) => filter) as (string | string[])[][];
    for (const filter of filters) {
      expect(filter[0]).toContain('car_type');
      expect(filter[0]).toContain('show_on_dealer_website');
      expect(filter[0]).toContain(String(threeDaysBefore));
    }
    expect(filters.map((filter) => filter.slice(1))).toEqual([[], ['make = Ford'], [['a = 1', 'a = 2'], 'b = 3']]);
  });

  it('createSearchTransport adds it to a facet search', async () => {
    const { sent, http } = aServer();
    await createSearchTransport({ site, http, now }).post('indexes/Car_production/facet-search', { facetName: 'make' });
    expect(String((sent[0]?.body.filter as string[])[0])).toContain('car_type');
  });

  it('createSearchTransport omits only the in-stock part for a vehicle page', async () => {
    const { sent, http } = aServer();
    await createSearchTransport({ site, http, now }).post(
      'multi-search',
      { queries: [{ filter: 'slug = "x"' }] },
      { scope: 'anyAvailability' },
    );
    const [filter] = sent[0]?.body.queries ?? [];
    expect(JSON.stringify(filter)).toContain('car_type');
    expect(JSON.stringify(filter)).not.toContain('in_stock');
  });

  it('createSearchTransport requires every word by default', async () => {
    const { sent, http } = aServer();
    const transport = createSearchTransport({ site, http, now });
    await transport.post('multi-search', {
      queries: [{ q: 'toyota corolla' }, { q: 'toyota corolla', matchingStrategy: 'last' }, { q: ' ' }, {}],
    });
    await transport.post('indexes/Car_production/facet-search', { facetName: 'make', q: 'hilux' });
    expect(sent[0]?.body.queries?.map(({ matchingStrategy }) => matchingStrategy)).toEqual([
      'all',
      'last',
      undefined,
      undefined,
    ]);
    expect(sent[1]?.body.matchingStrategy).toBe('all');
  });

  it('createSearchTransport searches a short last number as a whole word', async () => {
    const { sent, http } = aServer();
    await createSearchTransport({ site, http, now }).post('multi-search', {
      queries: [{ q: 'mazda 2' }, { q: 'mazda' }],
    });
    expect(sent[0]?.body.queries).toMatchObject([{ q: 'mazda 2 ' }, { q: 'mazda' }]);
  });

  it('createSearchTransport sends the search key to a path below that of the host', async () => {
    const { sent, http } = aServer();
    await createSearchTransport({ site, http, now }).post('multi-search', { queries: [] });
    expect(sent[0]?.url).toBe('https://search.example/base/multi-search');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer search-only');
  });

  it('createSearchTransport sends the same body once for all who wait for its answer, and repeats it later', async () => {
    const { sent, http } = aServer();
    const transport = createSearchTransport({ site, http, now });
    const post = () => transport.post('multi-search', { queries: [{ q: 'hilux' }] });
    await Promise.all([post(), post(), transport.post('multi-search', { queries: [{ q: 'ranger' }] })]);
    expect(sent.map(({ body }) => body.queries?.[0]?.q)).toEqual(['hilux', 'ranger']);
    await post();
    expect(sent).toHaveLength(3);
  });

  describe('a stock number, plate or VIN typed with blanks or hyphens', () => {
    const answering = (total: (q: string | undefined) => number) => {
      const sent: Body[] = [];
      const http = createHttp({
        baseUrl: '',
        fetch: async (_, init) => {
          const body = JSON.parse(String(init?.body)) as Body;
          sent.push(body);
          return Response.json({
            results: body.queries?.map(({ q }) => ({ hits: [], totalHits: total(q), query: q })),
          });
        },
      });
      return { sent, transport: createSearchTransport({ site, http, now }) };
    };
    const valueOf = async (answer: Promise<{ kind: string; value?: unknown }>) => (await answer).value;

    it('a stock number is searched once more in one word where nothing was found', async () => {
      const { sent, transport } = answering((q) => (q === 'AB1234' ? 1 : 0));
      const queries = [{ q: 'ab 12-34' }, { q: 'ab 12-34', facets: ['make'] }];
      expect(await valueOf(transport.post('multi-search', { queries }, { extraQuery: { limit: 0 } }))).toEqual({
        results: [
          { hits: [], totalHits: 1, query: 'ab 12-34' },
          { hits: [], totalHits: 1, query: 'ab 12-34' },
          { hits: [], totalHits: 0 },
        ],
      });
      expect(sent.map((body) => body.queries?.map(({ q }) => q))).toEqual([
        ['ab 12-34', 'ab 12-34', undefined],
        ['AB1234', 'AB1234'],
      ]);
    });

    it.each([
      ['something was found', [{ q: 'cx 5' }], 7],
      ['it is one word', [{ q: 'ab1234' }], 0],
      ['it is words', [{ q: 'hilux white' }], 0],
      ['several texts are searched', [{ q: 'ab 1234' }, { q: 'ab' }], 0],
      ['there is no text', [{}], 0],
    ])('a stock number is not searched again where %s', async (_, queries, total) => {
      const { sent, transport } = answering(() => total);
      await transport.post('multi-search', { queries });
      expect(sent).toHaveLength(1);
    });
  });
});
