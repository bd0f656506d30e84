import type { Page } from '@playwright/test';

/** An event as the mocked backend keeps it: what analysts count, and what the backend notes. */
export type KeptEvent = { kind: string; payload: Record<string, unknown> };

/** The events that the mocked backend holds, read from its database: oldest first. The page must stand on the site. */
export const keptEvents = async (page: Page): Promise<KeptEvent[]> =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).map((one) => one.name ?? '').find((one) => one.endsWith(':mocks')) ?? '';
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error ?? new Error(name));
    });
    const all = await new Promise<KeptEvent[]>((done, fail) => {
      const asked = database.transaction('events').objectStore('events').getAll();
      asked.onsuccess = () => done(asked.result as KeptEvent[]);
      asked.onerror = () => fail(asked.error ?? new Error('events'));
    });
    database.close();
    return all;
  });
