import { DatabaseSync } from 'node:sqlite';
import type { LeadBody } from '@dealer/core/enquiry';
import {
  acceptedValuation,
  emailKey,
  isLeadId,
  isStoredValuationFor,
  longestReason,
  newLeadId,
  repeatedLead,
} from './leadStore.ts';
import type { LeadStore, Person, Stored } from './leadStore.ts';
import { phoneDigits } from './phoneDigits.ts';

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 1000;
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
  CREATE INDEX IF NOT EXISTS leads_about ON leads (about_lead);
  CREATE TABLE IF NOT EXISTS deliveries (
    lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER,
    delivered_at INTEGER,
    reason TEXT,
    unclear INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (lead_id, channel)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_next ON deliveries (channel, next_at) WHERE next_at IS NOT NULL;
`;

/** Opens leads in an SQLite file, which is created where there is none. */
export const sqliteLeadStore = async (file: string): Promise<LeadStore> => {
  const db = new DatabaseSync(file);
  try {
    db.exec(schema);
    const columns = db.prepare("SELECT name FROM pragma_table_info('deliveries')").all();
    // A file of an earlier version.
    if (!columns.some(({ name }) => name === 'unclear'))
      db.exec('ALTER TABLE deliveries ADD COLUMN unclear INTEGER NOT NULL DEFAULT 0');
  } catch (error) {
    db.close();
    throw error;
  }
  const statement = {
    byKey: db.prepare('SELECT id, body, about_lead FROM leads WHERE key = ?'),
    byId: db.prepare('SELECT body FROM leads WHERE id = ?'),
    aboutLead: db.prepare('SELECT id FROM leads WHERE about_lead = ?'),
    add: db.prepare(
      'INSERT INTO leads (id, key, received_at, about_lead, email, phone, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    queue: db.prepare('INSERT INTO deliveries (lead_id, channel, next_at) VALUES (?, ?, ?)'),
    due: db.prepare(
      'SELECT lead_id, channel, attempts, unclear, received_at, body FROM deliveries JOIN leads ON leads.id = lead_id WHERE channel = ? AND next_at <= ? ORDER BY next_at, received_at LIMIT 1',
    ),
    nextAt: db.prepare('SELECT min(next_at) AS at FROM deliveries WHERE channel = ?'),
    begin: db.prepare(
      'UPDATE deliveries SET next_at = ?, attempts = attempts + 1, unclear = 1 WHERE lead_id = ? AND channel = ? AND attempts = ? AND next_at IS NOT NULL',
    ),
    delivered: db.prepare(
      'UPDATE deliveries SET delivered_at = ?, next_at = NULL, reason = NULL, unclear = 0 WHERE lead_id = ? AND channel = ?',
    ),
    failed: db.prepare(
      'UPDATE deliveries SET next_at = ?, reason = ?, unclear = ? WHERE lead_id = ? AND channel = ? AND attempts = ? AND delivered_at IS NULL',
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
        OR about_lead IN (SELECT id FROM leads WHERE (email <> '' AND email = ?1) OR (phone <> '' AND phone = ?2))) ORDER BY received_at`,
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
      // A full disk has ended the transaction already.
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };
  const rowsOf = (person: Person): { id: number; body: string }[] =>
    statement.ofPerson.all(emailKey(person.email), phoneDigits(person.phone ?? '')) as { id: number; body: string }[];
  /** Why an offer cannot be accepted; undefined if it can. */
  const acceptanceFault = (about: number, body: LeadBody): 'unknown valuation' | 'accepted before' | undefined => {
    const row = isLeadId(about) ? (statement.byId.get(about) as { body: string | null } | undefined) : undefined;
    if (!isStoredValuationFor(row?.body, body)) return 'unknown valuation';
    return statement.aboutLead.get(about) === undefined ? undefined : 'accepted before';
  };

  const add: LeadStore['add'] = async ({ key, body, now, channels }) =>
    inTransaction((): Stored => {
      const about = acceptedValuation(body);
      const known = statement.byKey.get(key) as Parameters<typeof repeatedLead>[0] | undefined;
      if (known !== undefined) return repeatedLead(known, body);
      const fault = about === undefined ? undefined : acceptanceFault(about, body);
      if (fault !== undefined) return { kind: fault };
      const id = newLeadId();
      statement.add.run(
        id,
        key,
        now,
        about ?? null,
        emailKey(body.email),
        phoneDigits(body.phone ?? ''),
        JSON.stringify(body),
      );
      for (const channel of channels) statement.queue.run(id, channel, now);
      return { kind: 'stored', leadId: about ?? id };
    });

  type Due = { lead_id: number; attempts: number; unclear: number; received_at: number; body: string };
  return {
    add,
    hasKey: async (key) => statement.byKey.get(key) !== undefined,
    claim: async (channel, { now, until }) => {
      for (;;) {
        const row = statement.due.get(channel, now) as Due | undefined;
        if (row === undefined) return undefined;
        const { lead_id: leadId, attempts } = row;
        // Otherwise another process on this file has taken it.
        if (statement.begin.run(until, leadId, channel, attempts).changes === 1)
          return {
            leadId,
            channel,
            attempts,
            mayRepeat: row.unclear === 1,
            receivedAt: row.received_at,
            body: JSON.parse(row.body) as LeadBody,
          };
      }
    },
    nextAt: async (channel) => (statement.nextAt.get(channel) as { at: number | null }).at ?? undefined,
    delivered: async ({ leadId, channel }, now) => void statement.delivered.run(now, leadId, channel),
    failed: async ({ leadId, channel, attempts }, { reason, isUnclear, nextAt }) =>
      void statement.failed.run(
        nextAt ?? null,
        reason.slice(0, longestReason),
        isUnclear ? 1 : 0,
        leadId,
        channel,
        attempts + 1,
      ),
    retryFailed: async (now) => Number(statement.retryFailed.run(now).changes),
    counts: async () => ({ ...(statement.counts.get() as { leads: number; waiting: number; failed: number }) }),
    deleteBefore: async (time) => Number(statement.deleteBefore.run(time).changes),
    deletePerson: async (person) => {
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
    leadsOf: async (person) => rowsOf(person).map(({ id, body }) => ({ lead_id: id, ...(JSON.parse(body) as object) })),
    close: async () => db.close(),
  };
};
