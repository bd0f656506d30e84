import { createMockApi } from '@dealer/mocks/node';
import { indexUid } from '@dealer/mocks/seed';
import type { StockSite } from '@dealer/mocks/stock';
import { searchRoute } from '@dealer/server/http';
import { stockEngine } from './stockEngine.ts';

/**
 * The mock backend and the embedded engine with the generated stock, as one function: searches below `/search-engine`, everything
 * else at the addresses of the dealer's backend. The stock is at the yards of the sites, where they have their own. It answers null where neither knows the address.
 */
export const mockBackend = async ({
  sites = [],
}: {
  sites?: readonly StockSite[];
} = {}): Promise<(request: Request) => Promise<Response | null>> => {
  const { engine } = await stockEngine({ sites });
  const api = createMockApi({ search: (request) => engine.handle(request), indexUid, now: () => Date.now() });
  const search = searchRoute((request) => engine.handle(request));
  return async (request) => (await search(request)) ?? (await api.handle(request)) ?? null;
};
