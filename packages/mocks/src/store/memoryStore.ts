import { firstLeadId } from './mockStore.ts';
import type { EventRecord, LeadRecord, MockStore } from './mockStore.ts';

/**
 * A mock store in memory, for Node, the production preview and tests.
 *
 * @example
 * const store = memoryStore();
 * await store.addLead({ received_at: 0, idempotency_key: 'k', payload: {} }) // => { lead: { lead_id: 1001, ... }, repeated: false }
 */
export const memoryStore = (): MockStore => {
  let leads: LeadRecord[] = [];
  let events: EventRecord[] = [];
  let views = new Map<string, number>();
  const tables = new Map<string, Map<string, object>>();
  return {
    addLead: async (lead) => {
      const known = leads.find((one) => one.idempotency_key === lead.idempotency_key);
      if (known) return { lead: known, repeated: true };
      const added: LeadRecord = { ...lead, lead_id: firstLeadId + leads.length };
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
    clear: async () => {
      leads = [];
      events = [];
      views = new Map();
      tables.clear();
    },
  };
};
