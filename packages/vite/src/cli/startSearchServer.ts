import { UsageError } from '@dealer/server/commands';
import { closeOnSignal, portOf } from './run.ts';

type Backend = typeof import('../backend/index.ts');

const withoutMocks = (error: unknown): never => {
  throw (error as { code?: unknown }).code === 'ERR_MODULE_NOT_FOUND'
    ? new UsageError('The generated stock is that of @dealer/mocks: npm install --save-dev @dealer/mocks')
    : error;
};

/**
 * Serves stock with Meilisearch's API until the terminal ends it, and says where. The generated stock is at the yards of the sites.
 *
 * @throws UsageError for a port that is none, a file that cannot be read, or where `@dealer/mocks` is not installed
 */
export const startSearchServer = async (
  typed: Partial<Record<'stock' | 'port' | 'host' | 'master-key', string | undefined>>,
  sites: Parameters<Backend['serveStock']>[0]['sites'] = [],
): Promise<void> => {
  const { port, host = '127.0.0.1', stock, 'master-key': masterKey } = typed;
  const { serveStock } = await import('../backend/index.ts').catch(withoutMocks);
  const server = await serveStock({ port: portOf(port) ?? 7700, host, stock, masterKey, sites });
  closeOnSignal(server.close);
  console.log(`${server.indexUid}: ${server.vehicles} vehicles. Search engine on ${server.url}`);
};
