import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import {
  goneAttributes,
  goneIndexName,
  goneIndexSettings,
  goneRetainedMs,
  type GoneVehicle,
  goneVehicle,
  indexPrimaryKey,
  indexSettingsFor,
} from '@dealer/core/stock';
import type { EnqueuedTask, Index, IndexSwap, Meilisearch, Settings } from 'meilisearch';
import { checkRights } from './checkRights.ts';
import { FeedError } from './feedError.ts';
import {
  countDocuments,
  createStockClient,
  explainFailure,
  finishTask,
  indexExists,
  isRefusal,
  waitForEarlierTasks,
} from './stockClient.ts';

/** Where documents go. */
type UploadTarget = {
  url: string;
  key?: string;
  index: string;
  documentCount: number;
  batchSize?: number;
  /** The feed may be much smaller than the stock that shoppers see. */
  allowShrink?: boolean;
};

/** A feed below this share of the present stock is taken for a broken export. */
const smallestShare = 0.7;

/** What the caller may watch and stop. */
type UploadTools = {
  progress?: (done: number, total: number) => void;
  signal?: AbortSignal;
  /** In milliseconds since 1970; default: the present. */
  clock?: () => number;
};

/** What an upload did: `sent` now, `resumed` from an earlier upload that was interrupted, `replaced` is what shoppers saw before. */
export type UploadReport = { documents: number; sent: number; resumed: number; replaced: number };

/** What an upload would do to the stock that shoppers see. */
export type UploadPlan = { added: number; changed: number; removed: number; unchanged: number };

type Doc = Record<string, unknown>;
type Finish = (task: Promise<EnqueuedTask>, what: string) => Promise<void>;
/** Each document by its id, as a fingerprint: a whole stock fits into memory. */
type Fingerprints = Map<string, string>;

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, inOrder(inner)]),
  );
};
const fingerprint = (doc: Doc): string =>
  createHash('sha1')
    .update(JSON.stringify(inOrder(doc)))
    .digest('base64');
const idOf = (doc: Doc): string => String(doc[indexPrimaryKey]);

// eslint-disable-next-line func-style -- generators cannot be arrow functions
async function* documentsOf(file: string): AsyncGenerator<Doc> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line !== '') yield JSON.parse(line) as Doc;
  }
}

const fingerprintsOf = async (docs: AsyncIterable<Doc>): Promise<Fingerprints> => {
  const found: Fingerprints = new Map();
  for await (const doc of docs) found.set(idOf(doc), fingerprint(doc));
  return found;
};

const pageSize = 1000;
// eslint-disable-next-line func-style -- generators cannot be arrow functions
async function* documentsIn(index: Index<Doc>, fields: readonly string[] = ['*']): AsyncGenerator<Doc> {
  for (let offset = 0; ; offset += pageSize) {
    const { results } = await index.getDocuments({ limit: pageSize, offset, fields: [...fields] });
    yield* results;
    if (results.length < pageSize) return;
  }
}

/**
 * What an upload would change of the stock that shoppers see; changes nothing.
 *
 * @throws FeedError when the server cannot be reached or refuses the key
 */
export const planUpload = async (file: string, target: UploadTarget): Promise<UploadPlan> => {
  try {
    await checkRights(target, ['documents.get', 'indexes.get']);
    const client = createStockClient(target);
    const now = (await indexExists(client, target.index))
      ? await fingerprintsOf(documentsIn(client.index<Doc>(target.index)))
      : new Map<string, string>();
    const wanted = await fingerprintsOf(documentsOf(file));
    const plan: UploadPlan = {
      added: 0,
      changed: 0,
      removed: [...now.keys()].filter((id) => !wanted.has(id)).length,
      unchanged: 0,
    };
    for (const [id, print] of wanted)
      plan[now.has(id) ? (now.get(id) === print ? 'unchanged' : 'changed') : 'added'] += 1;
    return plan;
  } catch (error) {
    throw explainFailure(error, target.url);
  }
};

/** Remembers the vehicles that are in the index and not among `wanted`, so that their addresses answer 410 instead of 404. */
const rememberGone = async (
  client: Meilisearch,
  uid: string,
  { wanted, now, finish }: { wanted: ReadonlySet<string>; now: number; finish: Finish },
): Promise<void> => {
  const gone: GoneVehicle[] = [];
  for await (const doc of documentsIn(client.index<Doc>(uid), goneAttributes)) {
    const vehicle = wanted.has(idOf(doc)) ? undefined : goneVehicle(doc, now);
    if (vehicle !== undefined) gone.push(vehicle);
  }
  const goneUid = goneIndexName(uid);
  if (!(await indexExists(client, goneUid))) {
    if (gone.length === 0) return;
    await finish(client.createIndex(goneUid, { primaryKey: indexPrimaryKey }), `create the index ${goneUid}`);
  }
  const index = client.index<GoneVehicle>(goneUid);
  // Sent each time: an upload may have been killed between the index and its settings.
  await finish(index.updateSettings(goneIndexSettings as unknown as Settings), `take the settings of ${goneUid}`);
  await finish(
    index.deleteDocuments({ filter: `gone_at < ${now - goneRetainedMs}` }),
    `forget the vehicles that left long ago in ${goneUid}`,
  );
  if (gone.length > 0)
    await finish(
      index.addDocuments(gone, { primaryKey: indexPrimaryKey }),
      `remember the vehicles that have left in ${goneUid}`,
    );
};

/**
 * Brings an index in step with an NDJSON file: the documents go into `<index>_next`, in batches, each task awaited; when
 * that index holds exactly the file, it and the live one are swapped, so that shoppers see the earlier stock or the new,
 * never a part. Whatever an interrupted upload left in `<index>_next` is compared with the file document by document: what
 * is right stays, the rest is sent again or removed. So running the same command again always ends the same. Vehicles that leave the stock
 * are remembered in `<index>_gone`.
 *
 * @throws FeedError that says how far the upload came
 */
export const uploadStock = async (
  file: string,
  target: UploadTarget,
  { progress, signal, clock = Date.now }: UploadTools = {},
): Promise<UploadReport> => {
  const { index: uid, batchSize = 2000 } = target;
  const nextUid = `${uid}_next`;
  let where = `Nothing was changed there.`;
  try {
    await checkRights(target);
    const client = createStockClient(target);
    const finish: Finish = (task, what) => finishTask(client, task, what);
    await waitForEarlierTasks(client, [uid, nextUid]);
    signal?.throwIfAborted();

    if (target.allowShrink !== true && (await indexExists(client, uid))) {
      const present = await countDocuments(client, uid);
      if (target.documentCount < present * smallestShare)
        throw new FeedError(
          `The feed has ${target.documentCount} vehicles and ${uid} has ${present}: it would lose ${Math.round(100 - (target.documentCount / present) * 100)} %. Check the feed, and add --allow-shrink if it is right.`,
        );
    }

    const next = client.index<Doc>(nextUid);
    if (!(await indexExists(client, nextUid)))
      await finish(client.createIndex(nextUid, { primaryKey: indexPrimaryKey }), `create the index ${nextUid}`);
    await finish(next.updateSettings(indexSettingsFor(target.documentCount) as Settings), 'take the settings');
    where = `${uid} is as it was. Run the same command again: it goes on from there.`;
    const there = await fingerprintsOf(documentsIn(next));

    let documents = 0;
    let sent = 0;
    let batch: Doc[] = [];
    const wanted = new Set<string>();
    const send = async () => {
      if (batch.length === 0) return;
      signal?.throwIfAborted();
      await finish(
        next.addDocuments(batch, { primaryKey: indexPrimaryKey }),
        `take documents ${documents - batch.length + 1} to ${documents}`,
      );
      sent += batch.length;
      batch = [];
      where = `${documents} of ${target.documentCount} documents are in ${nextUid}; ${uid} is as it was. Run the same command again: it goes on from there.`;
      progress?.(documents, target.documentCount);
    };
    for await (const doc of documentsOf(file)) {
      const id = idOf(doc);
      wanted.add(id);
      if (there.get(id) !== fingerprint(doc)) batch.push(doc);
      documents += 1;
      if (batch.length >= batchSize) await send();
    }
    await send();
    const surplus = [...there.keys()].filter((id) => !wanted.has(id));
    if (surplus.length > 0)
      await finish(
        next.deleteDocuments(surplus),
        `remove ${surplus.length} documents of an earlier upload from ${nextUid}`,
      );
    const filled = await countDocuments(client, nextUid);
    if (filled !== wanted.size)
      throw new FeedError(`${nextUid} holds ${filled} documents instead of ${wanted.size}; is another upload running?`);

    signal?.throwIfAborted();
    if (!(await indexExists(client, uid)))
      await finish(client.createIndex(uid, { primaryKey: indexPrimaryKey }), `create the index ${uid}`);
    const replaced = await countDocuments(client, uid);
    await rememberGone(client, uid, { wanted, now: clock(), finish });
    where = `All documents are in ${nextUid}, but it is not known whether they took the place of ${uid}. Run the same command again.`;
    // Servers before 1.18 refuse the member "rename", which the client's types require.
    await finish(client.swapIndexes([{ indexes: [uid, nextUid] } as IndexSwap]), `swap ${nextUid} and ${uid}`);
    where = `${uid} holds the new stock; only ${nextUid}, with the earlier stock, is left to remove. Run the same command again.`;
    const live = await countDocuments(client, uid);
    if (live !== wanted.size)
      throw new FeedError(
        `${uid} holds ${live} documents instead of ${wanted.size} after the swap; is another upload running?`,
      );
    const removal = `remove the earlier stock, ${nextUid}`;
    await finish(client.deleteIndex(nextUid), removal).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      // Without the right to remove indexes it stays, empty, for the next upload.
      return finish(next.deleteAllDocuments(), removal);
    });
    progress?.(target.documentCount, target.documentCount);
    return { documents: wanted.size, sent, resumed: wanted.size - sent, replaced };
  } catch (thrown) {
    if (signal?.aborted === true) throw new FeedError(`Interrupted. ${where}`);
    const error = explainFailure(thrown, target.url);
    throw error instanceof FeedError ? new FeedError(`${error.message} ${where}`) : error;
  }
};
