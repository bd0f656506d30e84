import { firstLeadId, requestTable } from './mockStore.ts';
import type { EventRecord, LeadRecord, MockStore } from './mockStore.ts';

/** A mock store in memory, for Node, the production preview and tests. */
export const memoryStore = (): MockStore => {
  let leads: LeadRecord[] = [];
  let events: EventRecord[] = [];
  let views = new Map<string, number>();
  const tables = new Map<string, Map<string, object>>();
  return {
    addLead: async (lead) => {
      const known = leads.find((one) => one.idempotency_key === lead.idempotency_key);
      if (known) return { lead: known, repeated: true };
      const added: LeadRecord = { ...lead, lead_id: (leads.at(-1)?.lead_id ?? firstLeadId - 1) + 1 };
      leads.push(added);
      return { lead: added, repeated: false };
    },
    leads: async () => leads.toReversed(),
    addView: async (slug, first) => {
      const count = (views.get(slug) ?? first) + 1;
      views.set(slug, count);
      return count;
    },
    addEvent: async (event) => {
      events.push(event);
    },
    events: async () => events.toReversed(),
    change: async <Row extends object>(
      table: string,
      key: string,
      change: (row: Row | undefined) => Row | undefined,
    ) => {
      const rows = tables.get(table) ?? new Map<string, object>();
      tables.set(table, rows);
      const changed = change(rows.get(key) as Row | undefined);
      if (changed) rows.set(key, structuredClone(changed));
      else rows.delete(key);
      return changed;
    },
    rows: async <Row extends object>(table: string) =>
      [...(tables.get(table) ?? new Map<string, object>())]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, row]) => structuredClone(row) as Row),
    dump: async () =>
      structuredClone({
        leads,
        views: [...views].map(([slug, count]) => ({ slug, count })),
        rows: [...tables].flatMap(([table, rows]) =>
          table === requestTable ? [] : [...rows].map(([key, row]): [string, string, object] => [table, key, row]),
        ),
      }),
    load: async (data) => {
      leads = structuredClone(data.leads);
      views = new Map(data.views.map(({ slug, count }) => [slug, count]));
      for (const table of [...tables.keys()]) if (table !== requestTable) tables.delete(table);
      for (const [table, key, row] of data.rows) {
        const rows = tables.get(table) ?? new Map<string, object>();
        tables.set(table, rows.set(key, structuredClone(row)));
      }
    },
    clear: async () => {
      leads = [];
      events = [];
      views = new Map();
      tables.clear();
    },
  };
};
