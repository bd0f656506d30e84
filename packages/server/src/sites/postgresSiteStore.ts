import { gunzipSync, gzipSync } from 'node:zlib';
import postgres from 'postgres';
import { ownValue } from '@dealer/core/data';
import { contentNamePattern, keyOf, slugPattern } from './siteStore.ts';
import type { SiteId, SiteStore, StoredSite } from './siteStore.ts';

/** The documents of a site, by name without extension: `site`, `pages/why-us`, `content/offers`. */
export type SiteFiles = Readonly<Record<string, string>>;

/** A version of a site as it was stored. */
export type SiteRevision = {
  readonly revision: number;
  readonly author: string;
  readonly note: string;
  /** ISO 8601. */
  readonly storedAt: string;
  /** `published` is what visitors see, `earlier` was, and `draft` never was. */
  readonly state: 'published' | 'earlier' | 'draft';
};

export type PostgresSiteStoreOptions = {
  /** `postgres://user:password@host:5432/database`. */
  url: string;
  /** How often published revisions are compared with those in memory, besides the notifications, in milliseconds. Default: 30,000. */
  pollMs?: number;
};

export type PostgresSiteStore = SiteStore & {
  /** Creates the tables where they do not exist. */
  migrate: () => Promise<void>;
  /** Stores a new revision as a draft; returns its number. */
  push: (id: SiteId, files: SiteFiles, by: { author: string; note: string }) => Promise<number>;
  /** The documents of a revision; without a number, of the published one. Undefined where there is none. */
  pull: (id: SiteId, revision?: number) => Promise<SiteFiles | undefined>;
  /** The sites that have a revision. */
  list: () => Promise<readonly SiteId[]>;
  /** The revisions of a site, the newest first. */
  history: (id: SiteId) => Promise<readonly SiteRevision[]>;
  /** Shows a revision to visitors; without a number, the newest. Returns its number; undefined where there is none. */
  publish: (id: SiteId, by: { author: string; revision?: number }) => Promise<number | undefined>;
  /** Shows what was published before; returns its number; undefined where nothing was. */
  rollback: (id: SiteId, by: { author: string }) => Promise<number | undefined>;
  close: () => Promise<void>;
};

const channel = 'dealer_sites';

/** The documents of a published revision, packed: a site takes about a tenth of its text. */
type Packed = { readonly revision: number; readonly files: Buffer };

const pack = (files: SiteFiles): Buffer => gzipSync(JSON.stringify(files));
const unpack = (files: Buffer): SiteFiles => JSON.parse(gunzipSync(files).toString()) as SiteFiles;

const check = (id: SiteId, files: SiteFiles): void => {
  if (!slugPattern.test(id.slug))
    throw new Error(`${id.slug} is no slug: a to z, 0 to 9 and hyphens, at most 60 characters.`);
  if (files['site'] === undefined) throw new Error(`${keyOf(id)} has no site.json.`);
  for (const [name, text] of Object.entries(files)) {
    if (name !== 'site' && !contentNamePattern.test(name))
      throw new Error(`${keyOf(id)} cannot have a file ${name}.json.`);
    try {
      JSON.parse(text);
    } catch (error) {
      throw new Error(`${name}.json of ${keyOf(id)} is not JSON: ${(error as Error).message}`, { cause: error });
    }
  }
};

/**
 * Sites in PostgreSQL, with their revisions. Several server processes show a published change within two seconds, by `LISTEN` and `NOTIFY`.
 * Published documents are in memory, so that no page needs the database.
 */
export const postgresSiteStore = ({ url, pollMs = 30_000 }: PostgresSiteStoreOptions): PostgresSiteStore => {
  // Types are not fetched: no query needs them, and a connection that is lost meanwhile would reject where nobody catches it.
  const sql = postgres(url, { max: 4, connect_timeout: 5, fetch_types: false, onnotice: () => undefined });
  const published = new Map<string, Packed>();

  /** The last publication of each site; a site that was taken back has none. */
  const current = async (): Promise<Map<string, { id: SiteId; revision: number }>> => {
    const rows = await sql<{ template: string; slug: string; revision: number }[]>`
      select distinct on (template, slug) template, slug, revision::int as revision
      from dealer_site_publications order by template, slug, id desc`;
    return new Map(
      rows.map(({ template, slug, revision }) => [keyOf({ template, slug }), { id: { template, slug }, revision }]),
    );
  };

  const filesOf = async (revision: number): Promise<SiteFiles | undefined> => {
    const [row] = await sql<{ files: SiteFiles }[]>`select files from dealer_site_revisions where id = ${revision}`;
    return row?.files;
  };

  const load = async (id: SiteId): Promise<SiteFiles | undefined> => {
    const [row] = await sql<{ revision: number }[]>`
      select revision::int as revision from dealer_site_publications
      where template = ${id.template} and slug = ${id.slug} order by id desc limit 1`;
    const files = row && (await filesOf(row.revision));
    if (row === undefined || files === undefined) published.delete(keyOf(id));
    else published.set(keyOf(id), { revision: row.revision, files: pack(files) });
    return files;
  };

  const publishRevision = async (id: SiteId, revision: number, author: string): Promise<number> => {
    // One statement: the library ends the process if the connection of a transaction is lost (github.com/porsager/postgres/issues/1208).
    await sql`
      with publication as (
        insert into dealer_site_publications (template, slug, revision, author)
        values (${id.template}, ${id.slug}, ${revision}, ${author}) returning id
      )
      select pg_notify(${channel}, ${keyOf(id)}) from publication`;
    return revision;
  };

  return {
    migrate: async () => {
      await sql`
        create table if not exists dealer_site_revisions (
          id bigint generated always as identity primary key,
          template text not null, slug text not null, files jsonb not null,
          author text not null, note text not null, stored_at timestamptz not null default now()
        )`;
      await sql`create index if not exists dealer_site_revisions_site on dealer_site_revisions (template, slug, id desc)`;
      await sql`
        create table if not exists dealer_site_publications (
          id bigint generated always as identity primary key,
          template text not null, slug text not null,
          revision bigint not null references dealer_site_revisions (id),
          author text not null, published_at timestamptz not null default now()
        )`;
      await sql`create index if not exists dealer_site_publications_site on dealer_site_publications (template, slug, id desc)`;
    },
    readAll: async () => {
      const sites: StoredSite[] = [];
      const batches = sql<(SiteId & { revision: number; files: SiteFiles })[]>`
        select p.template, p.slug, r.id::int as revision, r.files from (
          select distinct on (template, slug) template, slug, revision
          from dealer_site_publications order by template, slug, id desc
        ) p join dealer_site_revisions r on r.id = p.revision`.cursor(100);
      for await (const rows of batches)
        for (const { template, slug, revision, files } of rows) {
          published.set(keyOf({ template, slug }), { revision, files: pack(files) });
          sites.push({ template, slug, text: files['site'] ?? '' });
        }
      return sites;
    },
    read: async (id) => {
      const files = await load(id);
      return files && { ...id, text: files['site'] ?? '' };
    },
    readContent: async (id, name) => {
      if (!contentNamePattern.test(name)) return undefined;
      const site = published.get(keyOf(id));
      return site && ownValue(unpack(site.files), name);
    },
    watch: async (onChange, onError) => {
      /** Reports what changed while nobody listened. */
      const compare = async (): Promise<void> => {
        try {
          const now = await current();
          for (const [key, { id, revision }] of now) if (published.get(key)?.revision !== revision) onChange(id);
        } catch (error) {
          onError(error);
        }
      };
      let isFirst = true;
      const listens = (): void => {
        if (!isFirst) onError('the connection to the database was lost. It is there again.');
        isFirst = false;
        void compare();
      };
      const timer = setInterval(() => void compare(), pollMs).unref();
      // Where the database is down at first, the library connects later by itself, and `compare` is called then.
      const listening = sql
        .listen(
          channel,
          (key) => {
            const [template = '', slug = ''] = key.split('/');
            onChange({ template, slug });
          },
          listens,
        )
        .catch((error: unknown) => {
          onError(error);
          return undefined;
        });
      await listening;
      return async () => {
        clearInterval(timer);
        await (await listening)?.unlisten().catch(() => undefined);
      };
    },
    push: async (id, files, { author, note }) => {
      check(id, files);
      const [row] = await sql<{ id: number }[]>`
        insert into dealer_site_revisions (template, slug, files, author, note)
        values (${id.template}, ${id.slug}, ${sql.json(files)}, ${author}, ${note}) returning id::int as id`;
      if (row === undefined) throw new Error('The revision was not stored.');
      return row.id;
    },
    pull: async (id, revision) => {
      const [row] =
        revision === undefined
          ? await sql<{ files: SiteFiles }[]>`
              select r.files from dealer_site_publications p join dealer_site_revisions r on r.id = p.revision
              where p.template = ${id.template} and p.slug = ${id.slug} order by p.id desc limit 1`
          : await sql<{ files: SiteFiles }[]>`
              select files from dealer_site_revisions
              where id = ${revision} and template = ${id.template} and slug = ${id.slug}`;
      return row?.files;
    },
    list: async () => sql<SiteId[]>`select distinct template, slug from dealer_site_revisions order by template, slug`,
    history: async (id) => {
      const rows = await sql<
        { revision: number; author: string; note: string; stored_at: Date; was: boolean; is: boolean }[]
      >`
        select r.id::int as revision, r.author, r.note, r.stored_at,
          exists (select from dealer_site_publications p where p.revision = r.id) as was,
          r.id = (select p.revision from dealer_site_publications p
            where p.template = r.template and p.slug = r.slug order by p.id desc limit 1) as is
        from dealer_site_revisions r where r.template = ${id.template} and r.slug = ${id.slug} order by r.id desc`;
      return rows.map(({ revision, author, note, stored_at, was, is }) => ({
        revision,
        author,
        note,
        storedAt: stored_at.toISOString(),
        state: is ? 'published' : was ? 'earlier' : 'draft',
      }));
    },
    publish: async (id, { author, revision }) => {
      const [row] = await sql<{ id: number }[]>`
        select id::int as id from dealer_site_revisions
        where template = ${id.template} and slug = ${id.slug} and (${revision ?? null}::bigint is null or id = ${revision ?? null})
        order by id desc limit 1`;
      return row && publishRevision(id, row.id, author);
    },
    rollback: async (id, { author }) => {
      const [row] = await sql<{ revision: number }[]>`
        with past as (
          select revision, id from dealer_site_publications
          where template = ${id.template} and slug = ${id.slug} order by id desc
        )
        select revision::int as revision from past
        where revision < (select revision from past order by id desc limit 1) order by revision desc limit 1`;
      return row && publishRevision(id, row.revision, author);
    },
    close: () => sql.end({ timeout: 5 }),
  };
};
