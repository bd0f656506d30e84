import type { LeadBody } from '@dealer/core/enquiry';
import postgres from 'postgres';
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

/** The longest that a call waits for the database, in milliseconds. The device sends the lead again. */
const longestCallMs = 8_000;

/** How long after a connection was lost the next one starts, in seconds. The library's own wait grows to 20 seconds. */
const reconnectSeconds = 0.25;

// One message, so that it is one transaction. Texts of leads have no limit that a sorted index could hold; a hash index has none.
const schema = `
  select pg_advisory_xact_lock(hashtext('dealer_leads'));
  create table if not exists dealer_leads (
    id bigint primary key,
    key text not null unique,
    received_at bigint not null,
    about_lead bigint,
    email text not null,
    phone text not null,
    body text
  );
  create index if not exists dealer_leads_email on dealer_leads using hash (email);
  create index if not exists dealer_leads_phone on dealer_leads using hash (phone);
  create index if not exists dealer_leads_received on dealer_leads (received_at);
  create unique index if not exists dealer_leads_about on dealer_leads (about_lead);
  create table if not exists dealer_lead_deliveries (
    lead_id bigint not null references dealer_leads (id) on delete cascade,
    channel text not null,
    attempts integer not null default 0,
    next_at bigint,
    delivered_at bigint,
    reason text,
    unclear boolean not null default false,
    primary key (lead_id, channel)
  );
  create index if not exists dealer_lead_deliveries_next on dealer_lead_deliveries (channel, next_at) where next_at is not null;
`;

/** Rejects if the database has not answered in time. The work may still be done: each method can be called again. */
const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('The database does not answer.'), { code: 'TIMEOUT' })),
      longestCallMs,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Opens leads in PostgreSQL; the tables are created where there are none. Several processes share the deliveries: each is sent by one of
 * them at a time. No transaction spans two statements: the library ends the process if such a connection is lost
 * (github.com/porsager/postgres/issues/1208).
 */
export const postgresLeadStore = async (url: string): Promise<LeadStore> => {
  const sql = postgres(url, {
    max: 4,
    connect_timeout: 5,
    // No type of ours needs it, and a connection that is lost meanwhile would end the process.
    fetch_types: false,
    backoff: () => reconnectSeconds,
    onnotice: () => undefined,
    // Ids and times are below 2^53.
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  });
  try {
    await inTime(sql.unsafe(schema));
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }

  /** The condition for the leads of a person that were not deleted. */
  const isOf = (person: Person) => {
    const [email, phone] = [emailKey(person.email), phoneDigits(person.phone ?? '')];
    const isTheirs = sql`(email <> '' and email = ${email}) or (phone <> '' and phone = ${phone})`;
    return sql`body is not null and (${isTheirs} or about_lead in (select id from dealer_leads where ${isTheirs}))`;
  };
  const repeated = async (key: string, body: LeadBody): Promise<Stored | undefined> => {
    const [row] = await sql<{ id: number; body: string | null; about_lead: number | null }[]>`
      select id, body, about_lead from dealer_leads where key = ${key}`;
    return row && repeatedLead(row, body);
  };

  const add = async ({ key, body, now, channels }: Parameters<LeadStore['add']>[0]): Promise<Stored> => {
    const known = await repeated(key, body);
    if (known !== undefined) return known;
    const about = acceptedValuation(body);
    if (about !== undefined) {
      const [valuation] = isLeadId(about)
        ? await sql<{ body: string | null }[]>`select body from dealer_leads where id = ${about}`
        : [];
      if (!isStoredValuationFor(valuation?.body, body)) return { kind: 'unknown valuation' };
    }
    const id = newLeadId();
    // Nothing is stored if another call has stored this key, or accepted this offer, since.
    const added = await sql`
      with lead as (
        insert into dealer_leads (id, key, received_at, about_lead, email, phone, body)
        values (${id}, ${key}, ${now}, ${about ?? null}, ${emailKey(body.email)}, ${phoneDigits(body.phone ?? '')}, ${JSON.stringify(body)})
        on conflict do nothing returning id
      ), queued as (
        insert into dealer_lead_deliveries (lead_id, channel, next_at)
        select lead.id, channel, ${now} from lead, unnest(string_to_array(${channels.join()}, ',')) as channel
      )
      select id from lead`;
    if (added.length > 0) return { kind: 'stored', leadId: about ?? id };
    return (await repeated(key, body)) ?? { kind: 'accepted before' };
  };

  return {
    add: (lead) => inTime(add(lead)),
    hasKey: async (key) => (await inTime(sql`select from dealer_leads where key = ${key}`)).length > 0,
    claim: async (channel, { now, until }) => {
      const [row] = await inTime(sql<
        { lead_id: number; attempts: number; unclear: boolean; received_at: number; body: string }[]
      >`
        with next as (
          select d.lead_id, d.attempts, d.unclear, l.received_at, l.body
          from dealer_lead_deliveries d join dealer_leads l on l.id = d.lead_id
          where d.channel = ${channel} and d.next_at <= ${now}
          order by d.next_at, l.received_at limit 1 for update of d skip locked
        )
        update dealer_lead_deliveries d set next_at = ${until}, attempts = d.attempts + 1, unclear = true
        from next where d.lead_id = next.lead_id and d.channel = ${channel} returning next.*`);
      return (
        row && {
          leadId: row.lead_id,
          channel,
          attempts: row.attempts,
          mayRepeat: row.unclear,
          receivedAt: row.received_at,
          body: JSON.parse(row.body) as LeadBody,
        }
      );
    },
    nextAt: async (channel) => {
      const [row] = await inTime(sql<{ at: number | null }[]>`
        select min(next_at) as at from dealer_lead_deliveries where channel = ${channel} and next_at is not null`);
      return row?.at ?? undefined;
    },
    delivered: async ({ leadId, channel }, now) =>
      void (await inTime(sql`
        update dealer_lead_deliveries set delivered_at = ${now}, next_at = null, reason = null, unclear = false
        where lead_id = ${leadId} and channel = ${channel}`)),
    failed: async ({ leadId, channel, attempts }, { reason, isUnclear, nextAt }) =>
      void (await inTime(sql`
        update dealer_lead_deliveries
        set next_at = ${nextAt ?? null}, reason = ${reason.slice(0, longestReason)}, unclear = ${isUnclear}
        where lead_id = ${leadId} and channel = ${channel} and attempts = ${attempts + 1} and delivered_at is null`)),
    retryFailed: async (now) =>
      (
        await inTime(sql`
          update dealer_lead_deliveries set next_at = ${now}, attempts = 0
          where next_at is null and delivered_at is null and reason is not null`)
      ).count,
    counts: async () => {
      const [row] = await inTime(sql<{ leads: number; waiting: number; failed: number }[]>`
        select (select count(*) from dealer_leads) as leads, count(next_at) as waiting,
          count(*) filter (where next_at is null and delivered_at is null and reason is not null) as failed
        from dealer_lead_deliveries`);
      return { leads: 0, waiting: 0, failed: 0, ...row };
    },
    deleteBefore: async (time) => (await inTime(sql`delete from dealer_leads where received_at < ${time}`)).count,
    deletePerson: async (person) => {
      const rows = await inTime(sql`
        with theirs as (
          update dealer_leads set body = null, email = '', phone = '' where ${isOf(person)} returning id
        ), stopped as (
          delete from dealer_lead_deliveries where lead_id in (select id from theirs)
        )
        select id from theirs`);
      return rows.length;
    },
    leadsOf: async (person) => {
      const rows = await inTime(sql<{ id: number; body: string }[]>`
        select id, body from dealer_leads where ${isOf(person)} order by received_at`);
      return rows.map(({ id, body }) => ({ lead_id: id, ...(JSON.parse(body) as object) }));
    },
    close: () => sql.end({ timeout: 5 }),
  };
};
