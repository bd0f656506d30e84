import { readFileSync } from 'node:fs';
import { indexPrimaryKey, indexSettingsFor } from '@dealer/core/stock';
import { indexUid, seedIndex, stockSeed } from '@dealer/mocks/seed';
import { generateStock } from '@dealer/mocks/stock';
import { createEngine } from '@dealer/search-engine/engine';

/** An embedded engine with stock in it: a file of documents, one on each line, or the generated stock. */
export const stockEngine = async ({ stock, masterKey }: { stock?: string; masterKey?: string } = {}) => {
  const engine = createEngine(masterKey === undefined ? {} : { masterKey });
  const now = Date.now();
  const ndjson = stock === undefined ? undefined : readStock(stock);
  const documents = ndjson === undefined ? generateStock({ seed: stockSeed, now }) : [];
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
    throw new Error(`The stock file ${file} cannot be read. npm run stock -- import <feed> --out ${file} writes one.`);
  }
};
