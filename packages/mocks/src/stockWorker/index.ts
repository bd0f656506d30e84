import { indexPrimaryKey, indexSettings } from '@dealer/core/search';
import { createEngine } from '@dealer/search-engine/engine';
import { serveMessages } from '@dealer/search-engine/serve';
import { indexUid, seedIndex, stockSeed } from '../seed/index.ts';
import { generateStock } from '../stock/index.ts';
import type { StockMessage } from './stockMessage.ts';

// The search engine of a mocked page, in a worker that makes the stock itself: the page is not held up by it. `self` is typed as a
// window's or a worker's scope depending on who includes this file.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage: (message: unknown) => void;
};

const engine = createEngine();
const { promise: stocked, resolve: settle } = Promise.withResolvers<void>();

const fill = async ({ now, picturesBase, held }: StockMessage): Promise<void> => {
  const reserved = new Set(held);
  // Cars that a deposit holds say so to everybody.
  const documents = generateStock({ seed: stockSeed, now, picturesBase }).map((doc) =>
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
      await stocked;
      return engine.handle(request);
    },
  }),
);

scope.onmessage = (event: MessageEvent<StockMessage | Parameters<typeof answer>[0]['data']>) => {
  const { data } = event;
  if ('type' in data && data.type === 'stock') settle(fill(data));
  else answer({ data });
};
