export type LeadRecord = {
  /** Counts from 1001. */
  lead_id: number;
  /** Milliseconds since 1970. */
  received_at: number;
  idempotency_key: string;
  payload: Record<string, unknown>;
};

/** A recorded event, such as revealing a phone number. */
export type EventRecord = { kind: string; received_at: number; payload: Record<string, unknown> };

/** What the mock backend has stored, without its logs. A row is its table, its key and its value. */
export type StoredData = {
  leads: LeadRecord[];
  views: { slug: string; count: number }[];
  rows: [table: string, key: string, row: object][];
};

/** The table of recorded requests, which are a log and no data. */
export const requestTable = 'requests';

/**
 * The state of the mock backend of one site. Each method is one transaction, so two tabs never see partial changes.
 */
export type MockStore = {
  /** Stores a lead once per key; a repeated key returns the first record. */
  addLead: (lead: Omit<LeadRecord, 'lead_id'>) => Promise<{ lead: LeadRecord; repeated: boolean }>;
  /** Newest first. */
  leads: () => Promise<LeadRecord[]>;
  /** Counts one view of a car and returns the new count; `first` is the initial count. */
  addView: (slug: string, first: number) => Promise<number>;
  addEvent: (event: EventRecord) => Promise<void>;
  /** Newest first. */
  events: () => Promise<EventRecord[]>;
  /**
   * Replaces one row of a table by the result of `change`, in one transaction; undefined removes the row. Returns the new
   * row. Callers choose the names of tables.
   */
  change: <Row extends object>(
    table: string,
    key: string,
    change: (row: Row | undefined) => Row | undefined,
  ) => Promise<Row | undefined>;
  /** The rows of a table, in the order of their keys. */
  rows: <Row extends object>(table: string) => Promise<Row[]>;
  /** All data but the logs. */
  dump: () => Promise<StoredData>;
  /** Replaces all data but the logs. */
  load: (data: StoredData) => Promise<void>;
  /** Removes all data. */
  clear: () => Promise<void>;
};

/** The id of the first lead; ids differ from list positions. */
export const firstLeadId = 1001;
