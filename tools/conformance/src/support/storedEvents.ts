import type { Page } from '@playwright/test';

/** An event as the mock backend stores it: analytics events and the backend's own. */
export type StoredEvent = { kind: string; payload: Record<string, unknown> };

/** The events of the mock backend, read from its database, oldest first. The page must be on the site's origin. */
export const storedEvents = async (page: Page): Promise<StoredEvent[]> =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).map((one) => one.name ?? '').find((one) => one.endsWith(':mocks')) ?? '';
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error ?? new Error(name));
    });
    const all = await new Promise<StoredEvent[]>((done, fail) => {
      const request = database.transaction('events').objectStore('events').getAll();
      request.onsuccess = () => done(request.result as StoredEvent[]);
      request.onerror = () => fail(request.error ?? new Error('events'));
    });
    database.close();
    return all;
  });
