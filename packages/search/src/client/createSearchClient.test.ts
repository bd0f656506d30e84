import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import type { HttpResult } from '@dealer/api/http';
import { aSite } from '@dealer/core/testing';
import { createSearchQueries } from '../query/index.ts';
import { createSearchTransport } from '../transport/index.ts';
import type { SearchTransport } from '../transport/index.ts';
import { createSearchClient } from './createSearchClient.ts';

const site = aSite({ services: { search: { host: 'https://search.example/base', apiKey: 'k' } } });

const result = { indexUid: 'Car_production', hits: [{ id: 1 }], query: '', processingTimeMs: 1, hitsPerPage: 21, page: 1, totalPages: 1, totalHits: 1, facetDistribution: { make: { Ford: 1 } }, facetStats: {} };

const aTransport = (answer: HttpResult<unknown>) => {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const transport: SearchTransport = {
    indexName: 'Car_production',
    post: async (path, body) => {
      asked.push({ path, body });
      return answer;
    },
  };
  return { asked, transport };
};

const ask = { indexName: 'Car_production', params: { query: 'hilux', facets: ['make'], hitsPerPage: 21, page: 0 } };

describe('createSearchClient', () => {
  it('runs the adapter version that was judged: npm’s "latest" is older code', () => {
    const { version } = createRequire(import.meta.url)('@meilisearch/instant-meilisearch/package.json') as { version: string };
    expect(version).toBe('0.31.3');
  });

  it('asks once, and spares the adapter’s first question for unfiltered counts', async () => {
    const { asked, transport } = aTransport({ kind: 'ok', value: { results: [result] }, status: 200 });
    const answer = await createSearchClient({ site, transport }).search([ask] as never);
    expect(asked.map(({ path }) => path)).toEqual(['multi-search']);
    expect(answer).toMatchObject({ results: [{ nbHits: 1, facets: { make: { Ford: 1 } } }] });
  });

  it('learns whose each model is in the same call, when several makes are chosen for the first time', async () => {
    const sent: { queries: { facets?: string[]; filter?: unknown }[] }[] = [];
    const models = { ...result, hits: [], facetDistribution: { make_model: { 'Ford Ranger': 3, 'Kia Rio': 2 } } };
    const http = {
      json: async (_method: string, _url: string, { body }: { body: unknown }) => {
        const { queries } = body as (typeof sent)[number];
        sent.push({ queries });
        return { kind: 'ok', value: { results: queries.map(({ facets }) => (facets?.includes('make_model') ? models : result)) }, status: 200 };
      },
    } as unknown as Parameters<typeof createSearchTransport>[0]['http'];
    const transport = createSearchTransport({ site, http, now: 0 });
    const queries = createSearchQueries({ transport });
    const client = createSearchClient({ site, transport, facetQuestion: queries.facetQuestion });
    const chosen = (...makes: string[]) => [{ ...ask, params: { ...ask.params, facetFilters: [makes.map((make) => `make:${make}`)] } }] as never;
    await client.search(chosen('Ford'));
    expect(queries.knownFacetValues()).toEqual({});
    const answer = await client.search(chosen('Ford', 'Kia'));
    expect(queries.knownFacetValues()['make_model']).toEqual(['Ford Ranger', 'Kia Rio']);
    expect(answer.results).toHaveLength(1);
    await client.search(chosen('Ford', 'Kia'));
    await client.search(chosen('Ford', 'Kia', 'Audi'));
    expect(sent.map((call) => call.queries.filter(({ facets }) => facets?.includes('make_model')).length)).toEqual([0, 1, 0]);
    expect(sent.flatMap((call) => call.queries).every(({ filter }) => JSON.stringify(filter).includes('show_on_dealer_website'))).toBe(true);
  });

  it('leaves vehicles without a price out of a price sort, and only there (decision B8)', async () => {
    const { asked, transport } = aTransport({ kind: 'ok', value: { results: [result] }, status: 200 });
    const client = createSearchClient({ site, transport });
    await client.search([{ ...ask, indexName: 'Car_production:price:asc' }] as never);
    await client.search([ask] as never);
    expect(JSON.stringify(asked[0]?.body)).toContain('price > 10');
    expect(JSON.stringify(asked[1]?.body)).not.toContain('price > 10');
  });

  it.each([
    ['a server in trouble', { kind: 'failed', reason: 'status', status: 500, message: 'index is down' }, 'index is down'],
    ['no network', { kind: 'failed', reason: 'offline' }, 'The search could not be reached.'],
    ['an answer without results', { kind: 'ok', value: { oops: true }, status: 200 }, 'The search gave an answer that could not be read.'],
    ['results without hits', { kind: 'ok', value: { results: [{}] }, status: 200 }, 'The search gave an answer that could not be read.'],
  ])('says clearly what went wrong: %s', async (_, answer, words) => {
    // The adapter writes each failure to the console before it throws it on.
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { transport } = aTransport(answer as HttpResult<unknown>);
    const thrown: unknown = await createSearchClient({ site, transport }).search([ask] as never).then(() => undefined, (reason: unknown) => reason);
    // The adapter and the client each wrap what the transport said.
    const said = (reason: unknown): string[] => (reason instanceof Error ? [reason.message, ...said(reason.cause)] : []);
    expect(said(thrown)).toContain(words);
    error.mockRestore();
  });
});
