import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createStockCheck, lacksCsv, type StockCheck } from '@dealer/core/stock';
import { parseVehicle } from '@dealer/core/vehicle';
import { FeedError } from './feedError.ts';
import { importFeed, type ImportOptions } from './importFeed.ts';
import { createStockClient, explainFailure, indexExists } from './stockClient.ts';

const pageSize = 1_000;

/** A check of documents, and how many no website can show. */
type DocumentCheck = StockCheck & { readonly malformed: number };

const createDocumentCheck = (now: number) => {
  const check = createStockCheck(now);
  let malformed = 0;
  return {
    add: (doc: unknown): void => {
      const parsed = parseVehicle(doc);
      if (parsed.kind === 'malformed') malformed += 1;
      else check.add(parsed.vehicle);
    },
    result: (): DocumentCheck => ({ ...check.result(), malformed }),
  };
};

/**
 * What the vehicles of a feed lack; the feed is read as an import reads it.
 *
 * @throws FeedError when the feed as a whole cannot be used
 */
export const checkFeed = async (options: Omit<ImportOptions, 'out'>): Promise<DocumentCheck> => {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-check-'));
  try {
    const out = join(folder, 'cars.ndjson');
    await importFeed({ ...options, out });
    const check = createDocumentCheck(options.now);
    for await (const line of createInterface({ input: createReadStream(out) })) check.add(JSON.parse(line));
    return check.result();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * What the vehicles of an index lack. The key needs `indexes.get` and `documents.get`.
 *
 * @throws FeedError if the server cannot be reached, or has no such index
 */
export const checkIndex = async (
  { url, index, key }: { url: string; index: string; key?: string },
  now: number,
): Promise<DocumentCheck> => {
  try {
    const client = createStockClient(key === undefined ? { url } : { url, key });
    if (!(await indexExists(client, index))) throw new FeedError(`${url} has no index ${index}.`);
    const check = createDocumentCheck(now);
    for (let offset = 0; ; offset += pageSize) {
      const { results, total } = await client.index(index).getDocuments({ limit: pageSize, offset });
      results.forEach(check.add);
      if (results.length === 0 || offset + pageSize >= total) return check.result();
    }
  } catch (error) {
    throw explainFailure(error, url);
  }
};

const counted = (count: number): string => count.toLocaleString('en-AU');

/** A check as lines of text: how many vehicles lack what, what it costs, and the totals of each yard. */
export const describeCheck = ({ vehicles, lacks, totals, yards, malformed }: DocumentCheck): string[] => {
  const broken =
    malformed === 0 ? [] : [`${counted(malformed)} documents without id, address, make or model are not shown at all.`];
  if (lacks.length === 0) return [`${counted(vehicles)} vehicles for sale; nothing is missing.`, ...broken];
  return [
    `${counted(vehicles)} vehicles for sale lack ${counted(lacks.length)} ${lacks.length === 1 ? 'fact' : 'facts'}:`,
    ...totals.map(({ what, cost, count }) => `  ${counted(count)} without ${what.toLowerCase()}: ${cost}`),
    'By yard:',
    ...yards.map(
      ({ yard, vehicles: stock, lacks: count }) => `  ${yard}: ${counted(count)} in ${counted(stock)} vehicles`,
    ),
    ...broken,
  ];
};

/** Writes a line for each lack as CSV. */
export const writeLacks = async (file: string, { lacks }: DocumentCheck): Promise<void> =>
  await writeFile(file, lacksCsv(lacks)).catch((error: Error) => {
    throw new FeedError(`${file} could not be written: ${error.message}.`);
  });
