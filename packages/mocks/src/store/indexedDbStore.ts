import { openDB } from 'idb';
import type { DBSchema } from 'idb';
import { firstLeadId, requestTable } from './mockStore.ts';
import type { EventRecord, LeadRecord, MockStore } from './mockStore.ts';

type MockSchema = DBSchema & {
  leads: { key: number; value: LeadRecord; indexes: { byKey: string } };
  views: { key: string; value: { slug: string; count: number } };
  events: { key: number; value: EventRecord };
  rows: { key: [table: string, key: string]; value: object };
};

/** The mock store of a site in the browser: an IndexedDB database, which is shared by all tabs and survives reloads. */
export const indexedDbStore = (siteSlug: string): MockStore => {
  const opened = openDB<MockSchema>(`dealer:${siteSlug}:mocks`, 2, {
    upgrade: (db, from) => {
      if (from < 2) db.createObjectStore('rows');
      if (from === 1) return;
      db.createObjectStore('leads', { keyPath: 'lead_id' }).createIndex('byKey', 'idempotency_key', { unique: true });
      db.createObjectStore('views', { keyPath: 'slug' });
      db.createObjectStore('events', { autoIncrement: true });
    },
  });
  return {
    addLead: async (lead) => {
      const transaction = (await opened).transaction('leads', 'readwrite');
      const known = await transaction.store.index('byKey').get(lead.idempotency_key);
      if (known) {
        await transaction.done;
        return { lead: known, repeated: true };
      }
      const last = await transaction.store.openKeyCursor(null, 'prev');
      const added: LeadRecord = { ...lead, lead_id: last ? last.key + 1 : firstLeadId };
      await transaction.store.add(added);
      await transaction.done;
      return { lead: added, repeated: false };
    },
    leads: async () => (await (await opened).getAll('leads')).toReversed(),
    addView: async (slug, first) => {
      const transaction = (await opened).transaction('views', 'readwrite');
      const count = ((await transaction.store.get(slug))?.count ?? first) + 1;
      await transaction.store.put({ slug, count });
      await transaction.done;
      return count;
    },
    addEvent: async (event) => {
      await (await opened).add('events', event);
    },
    events: async () => (await (await opened).getAll('events')).toReversed(),
    change: async <Row extends object>(
      table: string,
      key: string,
      change: (row: Row | undefined) => Row | undefined,
    ) => {
      const transaction = (await opened).transaction('rows', 'readwrite');
      const changed = change((await transaction.store.get([table, key])) as Row | undefined);
      await (changed ? transaction.store.put(changed, [table, key]) : transaction.store.delete([table, key]));
      await transaction.done;
      return changed;
    },
    rows: async <Row extends object>(table: string) =>
      (await (await opened).getAll('rows', IDBKeyRange.bound([table, ''], [table, '\uffff']))) as Row[],
    dump: async () => {
      const transaction = (await opened).transaction(['leads', 'views', 'rows']);
      const rows = transaction.objectStore('rows');
      const [leads, views, keys, values] = await Promise.all([
        transaction.objectStore('leads').getAll(),
        transaction.objectStore('views').getAll(),
        rows.getAllKeys(),
        rows.getAll(),
      ]);
      return {
        leads,
        views,
        rows: keys.flatMap(([table, key], at) => (table === requestTable ? [] : [[table, key, values[at] ?? {}]])),
      };
    },
    load: async (data) => {
      const transaction = (await opened).transaction(['leads', 'views', 'rows'], 'readwrite');
      const [leads, views, rows] = [
        transaction.objectStore('leads'),
        transaction.objectStore('views'),
        transaction.objectStore('rows'),
      ];
      await Promise.all([
        leads.clear(),
        views.clear(),
        // All tables but the log, by the order of their names.
        rows.delete(IDBKeyRange.upperBound([requestTable, ''], true)),
        rows.delete(IDBKeyRange.lowerBound([requestTable, '\uffff'], true)),
        ...data.leads.map((lead) => leads.put(lead)),
        ...data.views.map((view) => views.put(view)),
        ...data.rows.map(([table, key, row]) => rows.put(row, [table, key])),
        transaction.done,
      ]);
    },
    clear: async () => {
      const transaction = (await opened).transaction(['leads', 'views', 'events', 'rows'], 'readwrite');
      await Promise.all([
        transaction.objectStore('leads').clear(),
        transaction.objectStore('views').clear(),
        transaction.objectStore('events').clear(),
        transaction.objectStore('rows').clear(),
        transaction.done,
      ]);
    },
  };
};
