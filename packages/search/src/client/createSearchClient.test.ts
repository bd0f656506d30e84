import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import type { HttpResult } from '@dealer/api/http';
import { aSite } from '@dealer/core/testing';
import { createSearchTransport } from '../transport/index.ts';
import type { SearchTransport } from '../transport/index.ts';
import { createSearchClient } from './createSearchClient.ts';

const site = aSite({ services: { search: { host: 'https://search.example/base', apiKey: 'k' } } });

const result = {
  indexUid: 'Car_production',
  hits: [{ id: 1 }],
  query: '',
  processingTimeMs: 1,
  hitsPerPage: 21,
  page: 1,
  totalPages: 1,
  totalHits: 1,
  facetDistribution: { make: { Ford: 1 } },
  facetStats: {},
};

const aTransport = (answer: HttpResult<unknown>) => {
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  const transport: SearchTransport = {
    indexName: 'Car_production',
    post: async (path, body) => {
      calls.push({ path, body });
      return answer;
    },
  };
  return { calls, transport };
};

const request = { indexName: 'Car_production', params: { query: 'hilux', facets: ['make'], hitsPerPage: 21, page: 0 } };

describe('createSearchClient', () => {
  it('createSearchClient uses the pinned version of the adapter; the "latest" tag on npm is older', () => {
    const { version } = createRequire(import.meta.url)('@meilisearch/instant-meilisearch/package.json') as {
      version: string;
    };
    expect(version).toBe('0.31.3');
  });

  it('createSearchClient sends one request and answers the adapter’s request for unfiltered facets locally', async () => {
    const { calls, transport } = aTransport({ kind: 'ok', value: { results: [result] }, status: 200 });
    const answer = await createSearchClient({ site, transport }).search([request] as never);
    expect(calls.map(({ path }) => path)).toEqual(['multi-search']);
    expect(answer).toMatchObject({ results: [{ nbHits: 1, facets: { make: { Ford: 1 } } }] });
  });

  it('createSearchClient combines models of several makes and counts every make', async () => {
    const { calls, transport } = aTransport({
      kind: 'ok',
      value: { results: [result, result, result, result] },
      status: 200,
    });
    const makes = ['make:Toyota', 'make:Nissan'];
    const facetRequest = (facets: string[] | string, facetFilters: string[][], hitsPerPage = 0) => ({
      ...request,
      params: { ...request.params, facets, facetFilters, hitsPerPage, highlightPreTag: '' },
    });
    await createSearchClient({ site, transport }).search([
      facetRequest(['make', 'make_model', 'fuel'], [makes, ['make_model:Toyota Hilux'], ['fuel:Diesel']], 21),
      facetRequest('make', [['make_model:Toyota Hilux'], ['fuel:Diesel']]),
      facetRequest('make_model', [makes, ['fuel:Diesel']]),
      facetRequest('fuel', [makes, ['make_model:Toyota Hilux']]),
    ] as never);
    const sent = (calls[0]?.body['queries'] as { filter: unknown }[]).map(({ filter }) => filter);
    expect(sent).toEqual([
      [['"fuel"="Diesel"'], ['"make_model"="Toyota Hilux"', '"make"="Nissan"']],
      [['"fuel"="Diesel"']],
      [['"make"="Toyota"', '"make"="Nissan"'], ['"fuel"="Diesel"']],
      [['"make_model"="Toyota Hilux"', '"make"="Nissan"']],
    ]);
  });

  it('createSearchClient counts every make while a model is selected', async () => {
    const { calls, transport } = aTransport({ kind: 'ok', value: { results: [result, result] }, status: 200 });
    await createSearchClient({ site, transport }).search([
      {
        ...request,
        params: { ...request.params, facets: ['make', 'model'], facetFilters: [['make:Toyota'], ['model:Hilux']] },
      },
      { ...request, params: { ...request.params, facets: 'make', facetFilters: [['model:Hilux']], hitsPerPage: 0 } },
    ] as never);
    const sent = (calls[0]?.body['queries'] as { filter: unknown }[]).map(({ filter }) => filter);
    expect(sent).toEqual([[['"make"="Toyota"'], ['"model"="Hilux"']], undefined]);
  });

  it('createSearchClient counts the whole stock once, together with the first search', async () => {
    const sent: { queries: { facets?: string[]; filter?: unknown; hitsPerPage?: number }[] }[] = [];
    const http = {
      json: async (_method: string, _url: string, { body }: { body: unknown }) => {
        const { queries } = body as (typeof sent)[number];
        sent.push({ queries });
        return {
          kind: 'ok',
          value: {
            results: queries.map(({ hitsPerPage }) =>
              hitsPerPage === 0 ? { hits: [], facetDistribution: { make: { Ford: 9, Kia: 4 } } } : result,
            ),
          },
          status: 200,
        };
      },
    } as unknown as Parameters<typeof createSearchTransport>[0]['http'];
    const chosen = (...makes: string[]) =>
      [{ ...request, params: { ...request.params, facetFilters: [makes.map((make) => `make:${make}`)] } }] as never;
    const client = createSearchClient({ site, transport: createSearchTransport({ site, http, now: 0 }) });
    expect(client.stockFacets()).toEqual({});
    const answer = await client.search(chosen('Ford'));
    expect(answer.results).toHaveLength(1);
    expect(client.stockFacets()).toEqual({ make: { Ford: 9, Kia: 4 } });
    await client.search(chosen('Kia'));
    expect(sent.map(({ queries }) => queries.length)).toEqual([2, 1]);
    expect(sent[0]?.queries[1]?.facets).not.toContain('model');
    expect(
      sent
        .flatMap((call) => call.queries)
        .every(({ filter }) => JSON.stringify(filter).includes('show_on_dealer_website')),
    ).toBe(true);
    // An unfiltered first search includes these counts.
    const another = createSearchClient({ site, transport: createSearchTransport({ site, http, now: 0 }) });
    await another.search([{ ...request, params: { ...request.params, query: '' } }] as never);
    expect(sent[2]?.queries).toHaveLength(1);
    expect(another.stockFacets()).toEqual({ make: { Ford: 1 } });
  });

  it('createSearchClient excludes vehicles without a price only when sorting by price (decision B8)', async () => {
    const { calls, transport } = aTransport({ kind: 'ok', value: { results: [result] }, status: 200 });
    const client = createSearchClient({ site, transport });
    await client.search([{ ...request, indexName: 'Car_production:price:asc' }] as never);
    await client.search([request] as never);
    expect(JSON.stringify(calls[0]?.body)).toContain('shown_price > 0');
    expect(JSON.stringify(calls[1]?.body)).not.toContain('shown_price');
  });

  it.each([
    [{}, ['shown_price:asc']],
    [{ price: { offersSubscriptions: true } }, ['shown_price_or_subscription:asc']],
    [{ search: { priceSort: 'advertised' } }, ['price:asc']],
  ])('createSearchClient sorts by the price that a site with %o shows (decision H15)', async (own, sort) => {
    const { calls, transport } = aTransport({ kind: 'ok', value: { results: [result] }, status: 200 });
    const client = createSearchClient({ site: aSite({ services: site.services, ...own } as never), transport });
    await client.search([{ ...request, indexName: 'Car_production:price:asc' }] as never);
    expect((calls[0]?.body['queries'] as { sort: unknown }[])[0]?.sort).toEqual(sort);
  });

  it.each([
    ['Car_production:_geoPoint(-27.45,153.04):asc;4006,50,-27.45,153.04', ['_geoPoint(-27.45,153.04):asc']],
    ['Car_production:price:asc;4006,50,-27.45,153.04', ['shown_price:asc']],
    ['Car_production:;4006,50,-27.45,153.04', undefined],
  ])(
    'createSearchClient sends the order of a search near a postcode, not the postcode: %s',
    async (indexName, sort) => {
      const { calls, transport } = aTransport({ kind: 'ok', value: { results: [result] }, status: 200 });
      await createSearchClient({ site, transport }).search([{ ...request, indexName }] as never);
      expect(calls[0]?.body['queries']).toMatchObject([{ indexUid: 'Car_production' }]);
      expect((calls[0]?.body['queries'] as { sort: unknown }[])[0]?.sort).toEqual(sort);
    },
  );

  it.each([
    ['a server error', { kind: 'failed', reason: 'status', status: 500, message: 'index is down' }, 'index is down'],
    ['no network', { kind: 'failed', reason: 'offline' }, "We couldn't load the vehicles."],
    [
      'an answer without results',
      { kind: 'ok', value: { oops: true }, status: 200 },
      'The search server returned an invalid response.',
    ],
    [
      'results without hits',
      { kind: 'ok', value: { results: [{}] }, status: 200 },
      'The search server returned an invalid response.',
    ],
  ])('createSearchClient reports what went wrong: %s', async (_, answer, message) => {
    // The adapter logs each failure to the console before it rethrows it.
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { transport } = aTransport(answer as HttpResult<unknown>);
    const thrown: unknown = await createSearchClient({ site, transport })
      .search([request] as never)
      .then(
        () => undefined,
        (reason: unknown) => reason,
      );
    // The adapter and the client both wrap the error of the transport.
    const messages = (reason: unknown): string[] =>
      reason instanceof Error ? [reason.message, ...messages(reason.cause)] : [];
    expect(messages(thrown)).toContain(message);
    error.mockRestore();
  });
});
