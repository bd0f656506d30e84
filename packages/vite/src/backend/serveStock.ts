import { indexUid } from '@dealer/mocks/seed';
import type { StockSite } from '@dealer/mocks/stock';
import { serveEngine } from '@dealer/search-engine/node';
import { guardWrites } from './guardWrites.ts';
import { stockEngine } from './stockEngine.ts';

/** A dealer group's whole stock in one body: 16,700 vehicles are about 40 MB. */
const maxBodyBytes = 256 * 1024 * 1024;

/**
 * Serves an embedded engine with stock in it (`stockEngine`), with Meilisearch's API.
 *
 * @throws UsageError for a file that cannot be read; Error where the port is taken
 */
export const serveStock = async ({
  host,
  port,
  masterKey,
  ...stock
}: {
  host: string;
  port: number;
  masterKey?: string | undefined;
  /** A file of documents, one on each line, instead of the generated stock. */
  stock?: string | undefined;
  sites?: readonly StockSite[];
}) => {
  const { engine, vehicles } = await stockEngine({ masterKey, ...stock });
  const { url, close } = await serveEngine(guardWrites(engine, { host, masterKey }), { port, host, maxBodyBytes });
  return { url, close, vehicles, indexUid };
};
