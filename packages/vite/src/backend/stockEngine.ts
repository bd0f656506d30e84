import { readFileSync } from 'node:fs';
import { indexPrimaryKey, indexSettingsFor } from '@dealer/core/stock';
import { indexUid, seedIndex, stockSeed } from '@dealer/mocks/seed';
import { generateStock, type StockSite } from '@dealer/mocks/stock';
import { UsageError } from '@dealer/server/commands';
import { createEngine } from '@dealer/search-engine/engine';

/** One site with the yards of all. */
const together = ([first, ...others]: readonly StockSite[]): StockSite | undefined =>
  first && { ...first, locations: [first, ...others].flatMap(({ locations }) => locations) };

/**
 * An embedded engine with stock in it: a file of documents, one on each line, or the generated stock, at the yards of the sites where they
 * have their own.
 */
export const stockEngine = async ({
  stock,
  masterKey,
  sites = [],
}: {
  stock?: string | undefined;
  masterKey?: string | undefined;
  sites?: readonly StockSite[];
} = {}) => {
  const site = together(sites);
  const engine = createEngine(masterKey === undefined ? {} : { masterKey });
  const now = Date.now();
  const ndjson = stock === undefined ? undefined : readStock(stock);
  const documents = ndjson === undefined ? generateStock({ seed: stockSeed, now, ...(site && { site }) }) : [];
  const vehicles =
    ndjson === undefined ? documents.length : ndjson.split('\n').filter((line) => line.trim() !== '').length;
  await seedIndex((request) => engine.handle(request), {
    indexUid,
    primaryKey: indexPrimaryKey,
    settings: indexSettingsFor(vehicles),
    ...(ndjson === undefined ? { documents } : { ndjson }),
    apiKey: masterKey,
  });
  return { engine, vehicles };
};

const readStock = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`The stock file ${file} cannot be read. It has one vehicle as JSON on each line.`);
  }
};
