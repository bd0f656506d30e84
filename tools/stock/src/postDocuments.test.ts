import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '@dealer/search-engine/engine';
import { Meilisearch } from 'meilisearch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postDocuments } from './postDocuments.ts';

const url = 'http://search.invalid';
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-post-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ndjson = async (docs: object[]): Promise<string> => {
  const file = join(folder, 'cars.ndjson');
  await writeFile(file, docs.map((doc) => `${JSON.stringify(doc)}\n`).join(''));
  return file;
};
/** The embedded engine answers in place of a server. */
const serve = (masterKey?: string): void => {
  const engine = createEngine({ ...(masterKey !== undefined && { masterKey }) });
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => engine.handle(new Request(input, init)));
};

describe('postDocuments', () => {
  it('fills an index that a storefront can filter, and keeps it in step with the feed', async () => {
    serve();
    const target = { url, index: 'Car_production', documentCount: 3, batchSize: 2 };
    expect(await postDocuments(await ndjson([{ id: 1, make: 'Kia' }, { id: 2, make: 'Ford' }, { id: 3, make: 'Ford' }]), target)).toEqual({ posted: 3, removed: 0 });
    expect(await postDocuments(await ndjson([{ id: 2, make: 'Ford' }, { id: 4, make: 'Ford' }]), target)).toEqual({ posted: 2, removed: 2 });
    const { hits } = await new Meilisearch({ host: url }).index('Car_production').search('', { filter: 'make = Ford' });
    expect(hits.map((hit) => hit['id'] as number).sort()).toEqual([2, 4]);
  });

  it('asks for a key that may write', async () => {
    serve('right');
    const file = await ndjson([{ id: 1 }]);
    await expect(postDocuments(file, { url, key: 'wrong', index: 'Car_production', documentCount: 1 })).rejects.toThrow('refused the key: give one that may write with --key.');
    await expect(postDocuments(file, { url, key: 'right', index: 'Car_production', documentCount: 1 })).resolves.toMatchObject({ posted: 1 });
  });

  it('says when nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await expect(postDocuments(await ndjson([{ id: 1 }]), { url, index: 'Car_production', documentCount: 1 })).rejects.toThrow(`No search server answers at ${url}.`);
  });
});
