import { indexPrimaryKey, indexSettings } from '@dealer/core/stock';
import { createEngine } from '@dealer/search-engine/engine';
import { serveMessages } from '@dealer/search-engine/serve';
import { indexUid, seedIndex } from '../seed/index.ts';
import { generateStock } from '../stock/index.ts';
import type { StockMessage } from './stockMessage.ts';

// The search engine of a mocked page in a worker, which also generates the stock, so that the page is not blocked. The
// type of `self` depends on the including project: a window or a worker scope.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage: (message: unknown) => void;
};

const engine = createEngine();
const { promise: indexed, resolve: settle } = Promise.withResolvers<void>();

const indexStock = async ({ now, seed, picturesBase, reservedIds, site }: StockMessage): Promise<void> => {
  const reserved = new Set(reservedIds);
  const documents = generateStock({ seed, now, picturesBase, ...(site && { site }) }).map((doc) =>
    reserved.has(doc.id) ? { ...doc, reserved: true } : doc,
  );
  await seedIndex((request) => engine.handle(request), {
    indexUid,
    primaryKey: indexPrimaryKey,
    settings: indexSettings,
    documents,
  });
};

const answer = serveMessages(
  (message) => scope.postMessage(message),
  () => ({
    handle: async (request) => {
      await indexed;
      return engine.handle(request);
    },
  }),
);

scope.onmessage = (event: MessageEvent<StockMessage | Parameters<typeof answer>[0]['data']>) => {
  const { data } = event;
  if ('type' in data && data.type === 'stock') settle(indexStock(data));
  else answer({ data });
};
