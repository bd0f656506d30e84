import { DatabaseSync } from 'node:sqlite';
import { enteredFields } from '@dealer/core/enquiry';
import type { LeadBody } from '@dealer/core/enquiry';
import { phoneDigits } from './phoneDigits.ts';

/** Where leads are forwarded to. */
export type ChannelName = 'email' | 'webhook';

/** A lead that a channel has not accepted yet. */
export type Delivery = {
  readonly leadId: number;
  readonly channel: ChannelName;
  /** Attempts so far. */
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly body: LeadBody;
};

/** The result of storing a lead. `conflict`: the key belongs to a lead with other entered fields. */
export type Stored =
  | { readonly kind: 'stored' | 'repeated'; readonly leadId: number }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'unknown lead' };

/** The leads and their deliveries in one SQLite file. Each method is one transaction. */
export type LeadStore = {
  /** Stores a lead once per key, with one delivery for each channel. */
  add: (lead: { key: string; body: LeadBody; now: number; channels: readonly ChannelName[] }) => Stored;
  /** Whether a lead was stored under this key. */
  hasKey: (key: string) => boolean;
  /** The next delivery of a channel that is due; undefined if there is none. */
  due: (channel: ChannelName, now: number) => Delivery | undefined;
  /** When the next delivery of a channel is due, in milliseconds since 1970; undefined if none waits. */
  nextAt: (channel: ChannelName) => number | undefined;
  delivered: (delivery: Delivery, now: number) => void;
  /** Records a failed attempt; `nextAt` undefined ends the attempts. */
  failed: (delivery: Delivery, fault: { reason: string; nextAt: number | undefined }) => void;
  /** Makes deliveries that were given up due again. Returns their number. */
  retryFailed: (now: number) => number;
  counts: () => { leads: number; waiting: number; failed: number };
  /** Deletes leads received before a time with their keys. Returns their number. */
  deleteBefore: (time: number) => number;
  /**
   * Deletes what a person entered, in all their leads, and stops their deliveries. The key stays without content, so that a retry of
   * the device does not record the lead again. Returns the number of leads.
   */
  deletePerson: (person: { email?: string | undefined; phone?: string | undefined }) => number;
  /** The leads of a person, oldest first. */
  leadsOf: (person: { email?: string | undefined; phone?: string | undefined }) => readonly object[];
  close: () => void;
};

/** References count from here, so that they differ from list positions. */
const firstLeadId = 1001;

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS leads (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    about_lead INTEGER,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    body TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS leads_email ON leads (email);
  CREATE INDEX IF NOT EXISTS leads_phone ON leads (phone);
  CREATE INDEX IF NOT EXISTS leads_received ON leads (received_at);
  CREATE TABLE IF NOT EXISTS deliveries (
    lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER,
    delivered_at INTEGER,
    reason TEXT,
    PRIMARY KEY (lead_id, channel)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_next ON deliveries (channel, next_at) WHERE next_at IS NOT NULL;
`;

const emailKey = (text: string | undefined): string => (text ?? '').trim().toLowerCase();

/**
 * Opens the store; the file is created where there is none.
 *
 * @example
 * const store = openLeadStore('/var/lib/dealer/leads.db');
 * store.add({ key: 'k1', body, now: Date.now(), channels: ['email'] }); // => { kind: 'stored', leadId: 1001 }
 */
export const openLeadStore = (file: string): LeadStore => {
  const db = new DatabaseSync(file);
  db.exec(schema);
  const statement = {
    byKey: db.prepare('SELECT id, body, about_lead FROM leads WHERE key = ?'),
    byId: db.prepare('SELECT id FROM leads WHERE id = ?'),
    add: db.prepare(
      'INSERT INTO leads (id, key, received_at, about_lead, email, phone, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    addFirst: db.prepare(
      "INSERT INTO sqlite_sequence (name, seq) SELECT 'leads', ? WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'leads')",
    ),
    queue: db.prepare('INSERT INTO deliveries (lead_id, channel, next_at) VALUES (?, ?, ?)'),
    due: db.prepare(
      'SELECT lead_id, channel, attempts, received_at, body FROM deliveries JOIN leads ON leads.id = lead_id WHERE channel = ? AND next_at <= ? ORDER BY next_at, lead_id LIMIT 1',
    ),
    nextAt: db.prepare('SELECT min(next_at) AS at FROM deliveries WHERE channel = ?'),
    delivered: db.prepare(
      'UPDATE deliveries SET delivered_at = ?, next_at = NULL, reason = NULL, attempts = attempts + 1 WHERE lead_id = ? AND channel = ?',
    ),
    failed: db.prepare(
      'UPDATE deliveries SET next_at = ?, reason = ?, attempts = attempts + 1 WHERE lead_id = ? AND channel = ?',
    ),
    retryFailed: db.prepare(
      'UPDATE deliveries SET next_at = ?, attempts = 0 WHERE next_at IS NULL AND delivered_at IS NULL AND reason IS NOT NULL',
    ),
    counts: db.prepare(
      `SELECT (SELECT count(*) FROM leads) AS leads,
        (SELECT count(*) FROM deliveries WHERE next_at IS NOT NULL) AS waiting,
        (SELECT count(*) FROM deliveries WHERE next_at IS NULL AND delivered_at IS NULL AND reason IS NOT NULL) AS failed`,
    ),
    deleteBefore: db.prepare('DELETE FROM leads WHERE received_at < ?'),
    ofPerson: db.prepare(
      `SELECT id, body FROM leads WHERE body IS NOT NULL AND ((email <> '' AND email = ?1) OR (phone <> '' AND phone = ?2)
        OR about_lead IN (SELECT id FROM leads WHERE (email <> '' AND email = ?1) OR (phone <> '' AND phone = ?2))) ORDER BY id`,
    ),
    erase: db.prepare("UPDATE leads SET body = NULL, email = '', phone = '' WHERE id = ?"),
    stopDelivery: db.prepare('DELETE FROM deliveries WHERE lead_id = ?'),
  };
  const inTransaction = <Result>(work: () => Result): Result => {
    // Immediate: a second process on the same file waits instead of failing halfway.
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  };
  const rowsOf = (person: { email?: string | undefined; phone?: string | undefined }): { id: number; body: string }[] =>
    statement.ofPerson.all(emailKey(person.email), phoneDigits(person.phone ?? '')) as { id: number; body: string }[];
  statement.addFirst.run(firstLeadId - 1);

  const add: LeadStore['add'] = ({ key, body, now, channels }) =>
    inTransaction((): Stored => {
      const about = body['offer_accepted'] === true ? Number(body.lead_id) : undefined;
      const known = statement.byKey.get(key) as
        | { id: number; body: string | null; about_lead: number | null }
        | undefined;
      if (known !== undefined) {
        const isSame = known.body === null || enteredFields(JSON.parse(known.body) as LeadBody) === enteredFields(body);
        return isSame ? { kind: 'repeated', leadId: known.about_lead ?? known.id } : { kind: 'conflict' };
      }
      if (about !== undefined && (!Number.isSafeInteger(about) || statement.byId.get(about) === undefined))
        return { kind: 'unknown lead' };
      const { lastInsertRowid } = statement.add.run(
        null,
        key,
        now,
        about ?? null,
        emailKey(body.email),
        phoneDigits(body.phone ?? ''),
        JSON.stringify(body),
      );
      for (const channel of channels) statement.queue.run(lastInsertRowid, channel, now);
      return { kind: 'stored', leadId: about ?? Number(lastInsertRowid) };
    });

  return {
    add,
    hasKey: (key) => statement.byKey.get(key) !== undefined,
    due: (channel, now) => {
      const row = statement.due.get(channel, now) as
        | { lead_id: number; channel: ChannelName; attempts: number; received_at: number; body: string }
        | undefined;
      return (
        row && {
          leadId: row.lead_id,
          channel: row.channel,
          attempts: row.attempts,
          receivedAt: row.received_at,
          body: JSON.parse(row.body) as LeadBody,
        }
      );
    },
    nextAt: (channel) => (statement.nextAt.get(channel) as { at: number | null }).at ?? undefined,
    delivered: ({ leadId, channel }, now) => void statement.delivered.run(now, leadId, channel),
    failed: ({ leadId, channel }, { reason, nextAt }) =>
      void statement.failed.run(nextAt ?? null, reason.slice(0, 200), leadId, channel),
    retryFailed: (now) => Number(statement.retryFailed.run(now).changes),
    counts: () => ({ ...(statement.counts.get() as { leads: number; waiting: number; failed: number }) }),
    deleteBefore: (time) => Number(statement.deleteBefore.run(time).changes),
    deletePerson: (person) => {
      const rows = inTransaction(() => {
        const found = rowsOf(person);
        for (const { id } of found) {
          statement.erase.run(id);
          statement.stopDelivery.run(id);
        }
        return found;
      });
      // Otherwise the log file of the database still has the deleted text.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      return rows.length;
    },
    leadsOf: (person) => rowsOf(person).map(({ id, body }) => ({ lead_id: id, ...(JSON.parse(body) as object) })),
    close: () => db.close(),
  };
};
