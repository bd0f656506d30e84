import type { Page } from '@playwright/test';

/** A lead as the mocked backend keeps it. */
export type KeptLead = { lead_id: number; payload: Record<string, unknown> };

/** The leads that the mocked backend holds, read from its database: newest first. The page must stand on the site. */
export const keptLeads = async (page: Page): Promise<KeptLead[]> =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).map((one) => one.name ?? '').find((one) => one.endsWith(':mocks')) ?? '';
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error ?? new Error(name));
    });
    const all = await new Promise<{ lead_id: number; payload: Record<string, unknown> }[]>((done, fail) => {
      const asked = database.transaction('leads').objectStore('leads').getAll();
      asked.onsuccess = () => done(asked.result as { lead_id: number; payload: Record<string, unknown> }[]);
      asked.onerror = () => fail(asked.error ?? new Error('leads'));
    });
    database.close();
    return all.reverse();
  });
