import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { indexPrimaryKey, indexSettingsFor } from '@dealer/core/search';
import type { VehicleDoc } from '@dealer/core/vehicle';
import { Meilisearch, MeilisearchApiError, MeilisearchRequestError, type EnqueuedTaskPromise, type Settings } from 'meilisearch';
import { FeedError } from './feedError.ts';

/** Where documents go. */
export type PostTarget = { url: string; key?: string; index: string; documentCount: number; batchSize?: number };

const finish = async (task: EnqueuedTaskPromise, what: string): Promise<void> => {
  const done = await task.waitTask({ timeout: 120_000, interval: 50 });
  if (done.status !== 'succeeded') throw new FeedError(`The search server did not ${what}: ${done.error?.message ?? done.status}.`);
};

const explain = (error: unknown, target: PostTarget): unknown => {
  if (error instanceof MeilisearchApiError) {
    const refused = error.response.status === 401 || error.response.status === 403;
    return new FeedError(refused ? `${target.url} refused the key: give one that may write with --key.` : `${target.url} answered: ${error.message}.`);
  }
  if (error instanceof MeilisearchRequestError) return new FeedError(`No search server answers at ${target.url}.`);
  return error;
};

/**
 * Sends the documents of an NDJSON file to a Meilisearch index: settings of `@dealer/core/search` first, primary key
 * named, documents in batches, each task awaited. Documents of the index that the file does not hold are removed at
 * the end, so that the index never is empty meanwhile.
 *
 * @throws FeedError when the server cannot be reached, refuses the key or a task fails
 * @example await postDocuments('cars.ndjson', { url: 'http://127.0.0.1:7700', index: 'Car_production', documentCount: 16_733 }) // => { posted: 16733, removed: 12 }
 */
export const postDocuments = async (file: string, target: PostTarget): Promise<{ posted: number; removed: number }> => {
  const { url, key, index: uid, batchSize = 2000 } = target;
  try {
    const client = new Meilisearch({ host: url, ...(key !== undefined && { apiKey: key }) });
    const index = client.index<VehicleDoc>(uid);
    const exists = await client.getRawIndex(uid).then(
      () => true,
      (error: unknown) => {
        if (error instanceof MeilisearchApiError && error.response.status === 404) return false;
        throw error;
      },
    );
    if (!exists) await finish(client.createIndex(uid, { primaryKey: indexPrimaryKey }), `create the index ${uid}`);
    await finish(index.updateSettings(indexSettingsFor(target.documentCount) as Settings), 'take the settings');

    const ids = new Set<number>();
    let batch: VehicleDoc[] = [];
    const post = async () => {
      if (batch.length === 0) return;
      await finish(index.addDocuments(batch, { primaryKey: indexPrimaryKey }), 'take the documents');
      batch = [];
    };
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line === '') continue;
      const doc = JSON.parse(line) as VehicleDoc;
      ids.add(doc.id);
      batch.push(doc);
      if (batch.length >= batchSize) await post();
    }
    await post();

    const gone: number[] = [];
    for (let offset = 0; ; offset += 1000) {
      const { results } = await index.getDocuments({ fields: ['id'], limit: 1000, offset });
      gone.push(...results.map((doc) => doc.id).filter((id) => !ids.has(id)));
      if (results.length < 1000) break;
    }
    if (gone.length > 0) await finish(index.deleteDocuments(gone), 'remove the documents that the feed no longer holds');
    return { posted: ids.size, removed: gone.length };
  } catch (error) {
    throw explain(error, target);
  }
};
