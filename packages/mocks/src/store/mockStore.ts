/** A lead as the mock backend keeps it: what was sent, when, and the key that makes a repeat harmless. */
export type LeadRecord = {
  /** Counts from 1001. */
  lead_id: number;
  /** Milliseconds since 1970. */
  received_at: number;
  idempotency_key: string;
  payload: Record<string, unknown>;
};

/** Something a visitor did that the backend notes, such as revealing a phone number. */
export type EventRecord = { kind: string; received_at: number; payload: Record<string, unknown> };

/**
 * All state of the mock backend of one site. Each method is one transaction:
 * two tabs that act at once see one another's changes, never half of one.
 */
export type MockStore = {
  /** Keeps a lead once for each key; a repeat answers the record that was kept first. */
  addLead: (lead: Omit<LeadRecord, 'lead_id'>) => Promise<{ lead: LeadRecord; repeated: boolean }>;
  /** Newest first. */
  leads: () => Promise<LeadRecord[]>;
  /** Counts one look at a car and answers the new count, starting from `first`. */
  addView: (slug: string, first: number) => Promise<number>;
  addEvent: (event: EventRecord) => Promise<void>;
  /** Newest first. */
  events: () => Promise<EventRecord[]>;
  /**
   * Changes one row of a table in one transaction: what `change` returns is kept; `undefined` removes the row. Answers what is kept then.
   * Tables are named by those who use them: sessions, reservations, watchlists.
   */
  change: <Row extends object>(
    table: string,
    key: string,
    change: (row: Row | undefined) => Row | undefined,
  ) => Promise<Row | undefined>;
  /** The rows of a table, in the order of their keys. */
  rows: <Row extends object>(table: string) => Promise<Row[]>;
  /** Forgets everything. */
  clear: () => Promise<void>;
};

/** The number of the first lead, so that a lead is never mistaken for a list position. */
export const firstLeadId = 1001;
