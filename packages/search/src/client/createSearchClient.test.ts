import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import type { HttpResult } from '@dealer/api/http';
import { aSite } from '@dealer/core/testing';
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
