import type { Page } from '@playwright/test';

/** What the mock backend has in one of its tables, oldest first, read from its database. The page must be on the site's origin. */
export const storedRows = async <Row>(page: Page, table: 'leads' | 'events'): Promise<Row[]> =>
  page.evaluate(async (store) => {
    const name = (await indexedDB.databases()).map((one) => one.name ?? '').find((one) => one.endsWith(':mocks')) ?? '';
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error ?? new Error(name));
    });
    const all = await new Promise<Row[]>((done, fail) => {
      const request = database.transaction(store).objectStore(store).getAll();
      request.onsuccess = () => done(request.result as Row[]);
      request.onerror = () => fail(request.error ?? new Error(store));
    });
    database.close();
    return all;
  }, table);
