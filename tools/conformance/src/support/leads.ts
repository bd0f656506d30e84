import type { Page } from '@playwright/test';

/** A lead as the mock backend stores it. */
export type StoredLead = { lead_id: number; payload: Record<string, unknown> };

/** The leads of the mock backend, read from its database, newest first. The page must be on the site's origin. */
export const storedLeads = async (page: Page): Promise<StoredLead[]> =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).map((one) => one.name ?? '').find((one) => one.endsWith(':mocks')) ?? '';
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error ?? new Error(name));
    });
    const all = await new Promise<{ lead_id: number; payload: Record<string, unknown> }[]>((done, fail) => {
      const request = database.transaction('leads').objectStore('leads').getAll();
      request.onsuccess = () => done(request.result as { lead_id: number; payload: Record<string, unknown> }[]);
      request.onerror = () => fail(request.error ?? new Error('leads'));
    });
    database.close();
    return all.reverse();
  });
