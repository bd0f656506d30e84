import { indexPrimaryKey, indexSettings } from '@dealer/core/stock';
import { createEngine } from '@dealer/search-engine/engine';
import type { MockDeps } from '../routing/mockRoute.ts';
import { seedIndex } from '../seed/seedIndex.ts';
import { memoryStore } from '../store/memoryStore.ts';

/** What the mock backend of a test works with: an index of some vehicles, an empty store and a clock that does not run. */
export const aBackend = async (documents: readonly object[]): Promise<MockDeps> => {
  const engine = createEngine();
  await seedIndex((request) => engine.handle(request), {
    indexUid: 'Car_production',
    primaryKey: indexPrimaryKey,
    settings: indexSettings,
    documents,
  });
  return {
    store: memoryStore(),
    search: (request) => engine.handle(request),
    indexUid: 'Car_production',
    now: () => 1_750_000_000_000,
  };
};
