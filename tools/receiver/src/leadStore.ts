import { randomInt } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { enteredFields } from '@dealer/core/enquiry';
import type { LeadBody } from '@dealer/core/enquiry';
import { valuationCategory } from '@dealer/core/valuation';
import { phoneDigits } from './phoneDigits.ts';

/** Where leads are forwarded to. */
export type ChannelName = 'email' | 'webhook';

/** A lead that a channel has not accepted yet. */
export type Delivery = {
  readonly leadId: number;
  readonly channel: ChannelName;
  /** Attempts so far. */
  readonly attempts: number;
  /** Whether the result of an earlier attempt is unknown, so that the recipient may have the lead already. */
  readonly mayRepeat: boolean;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly body: LeadBody;
};

/** The result of storing a lead. `conflict`: the key belongs to a lead with other entered fields. */
export type Stored =
  | { readonly kind: 'stored' | 'repeated'; readonly leadId: number }
  | { readonly kind: 'conflict' }
  /** The accepted offer is of no valuation of this website. */
  | { readonly kind: 'unknown valuation' }
  /** The offer of this valuation was accepted before. */
  | { readonly kind: 'accepted before' };

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
  /**
   * Records that an attempt starts, before anything is sent. Until one of the next two is called its result is unknown; it is due
   * again at `nextAt`. False if another process started it.
   */
  begin: (delivery: Delivery, nextAt: number) => boolean;
  delivered: (delivery: Delivery, now: number) => void;
  /** Records a failed attempt; `nextAt` undefined ends the attempts. `isUnclear`: the recipient may have the lead nevertheless. */
  failed: (delivery: Delivery, fault: { reason: string; isUnclear: boolean; nextAt: number | undefined }) => void;
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

/**
 * The range of new ids. Who knows the id of a valuation can accept its offer without a form, so ids are random and too many to be tried.
 * Lower ids are from versions that counted.
 */
const leadIds = { least: 10 ** 13, below: 10 ** 14 };

/** The website that a form belongs to. */
const siteOf = ({ url }: LeadBody): string => URL.parse(url)?.host ?? '';

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
    failed: db.prepare('UPDATE deliveries SET next_at = ?, reason = ?, unclear = ? WHERE lead_id = ? AND channel = ?'),
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
  const rowsOf = (person: { email?: string | undefined; phone?: string | undefined }): { id: number; body: string }[] =>
    statement.ofPerson.all(emailKey(person.email), phoneDigits(person.phone ?? '')) as { id: number; body: string }[];
  /** Why an offer cannot be accepted; undefined if it can. */
  const acceptanceFault = (about: number, body: LeadBody): 'unknown valuation' | 'accepted before' | undefined => {
    const row = Number.isSafeInteger(about) && about >= leadIds.least ? statement.byId.get(about) : undefined;
    const valuation = typeof row?.['body'] === 'string' ? (JSON.parse(row['body']) as LeadBody) : undefined;
    if (
      valuation === undefined ||
      valuation.category !== valuationCategory ||
      valuation['offer_accepted'] === true ||
      siteOf(valuation) !== siteOf(body)
    )
      return 'unknown valuation';
    return statement.aboutLead.get(about) === undefined ? undefined : 'accepted before';
  };

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
      const fault = about === undefined ? undefined : acceptanceFault(about, body);
      if (fault !== undefined) return { kind: fault };
      const id = randomInt(leadIds.least, leadIds.below);
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

  return {
    add,
    hasKey: (key) => statement.byKey.get(key) !== undefined,
    due: (channel, now) => {
      const row = statement.due.get(channel, now) as
        | {
            lead_id: number;
            channel: ChannelName;
            attempts: number;
            unclear: number;
            received_at: number;
            body: string;
          }
        | undefined;
      return (
        row && {
          leadId: row.lead_id,
          channel: row.channel,
          attempts: row.attempts,
          mayRepeat: row.unclear === 1,
          receivedAt: row.received_at,
          body: JSON.parse(row.body) as LeadBody,
        }
      );
    },
    nextAt: (channel) => (statement.nextAt.get(channel) as { at: number | null }).at ?? undefined,
    begin: ({ leadId, channel, attempts }, nextAt) =>
      statement.begin.run(nextAt, leadId, channel, attempts).changes === 1,
    delivered: ({ leadId, channel }, now) => void statement.delivered.run(now, leadId, channel),
    failed: ({ leadId, channel }, { reason, isUnclear, nextAt }) =>
      void statement.failed.run(nextAt ?? null, reason.slice(0, 200), isUnclear ? 1 : 0, leadId, channel),
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
