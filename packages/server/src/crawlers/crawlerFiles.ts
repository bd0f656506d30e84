import {
  csvText,
  googleColumns,
  googleRow,
  llmsText,
  metaColumns,
  metaRow,
  metaXml,
  robotsText,
  searchLandingPaths,
  sitemapFileLimit,
  sitemapFiles,
  stockFeedLine,
  vehicleSitemapEntry,
  sitemapPaths,
} from '@dealer/core/feeds';
import type { LandingFacts, SitemapContent, SitemapEntry } from '@dealer/core/feeds';
import { absoluteAddress } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import type { Vehicle } from '@dealer/core/vehicle';

/** A file for crawlers while it is made. */
export type CrawlerPart = {
  /** Adds text; resolves when more can be added. */
  write: (text: string) => Promise<void>;
  /** Ends the file, whose path may depend on what followed. */
  close: (path: string, type: string) => Promise<void>;
};

/** What the files are made from. `vehicles` reads the stock from its start each time. */
export type CrawlerSource = {
  readonly site: Site;
  readonly content: SitemapContent;
  readonly vehicles: () => AsyncIterable<Vehicle>;
};

const xml = 'application/xml; charset=utf-8';
const csv = 'text/csv; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** A file of many items in pieces: what is before the items, an item, and what is after them. */
const piecesOf = <Item>(whole: (items: readonly Item[]) => string, tail = '') => {
  const empty = whole([]);
  const head = empty.slice(0, empty.length - tail.length);
  return { head, tail, item: (item: Item): string => whole([item]).slice(head.length, -tail.length || undefined) };
};

/** Whole vehicles would take a hundred times the memory. */
const landingFacts = ({ kind, carType, body, make, model }: Vehicle): LandingFacts => ({
  kind,
  carType,
  body,
  make,
  model,
});

/**
 * The entries of a site's sitemap: its pages and searches, then its vehicles.
 *
 * @throws Error if the stock cannot be read
 */
export const sitemapEntries = async ({ site, content, vehicles }: CrawlerSource): Promise<SitemapEntry[]> => {
  const stock: SitemapEntry[] = [];
  const facts: LandingFacts[] = [];
  for await (const vehicle of vehicles()) {
    const entry = vehicleSitemapEntry(vehicle, site);
    if (entry !== undefined) stock.push(entry);
    facts.push(landingFacts(vehicle));
  }
  const pages = [...new Set([...sitemapPaths(site, content), ...searchLandingPaths(facts, site)])].map(
    (page): SitemapEntry => ({ address: absoluteAddress(page, site), changed: undefined, pictures: [] }),
  );
  return [...pages, ...stock];
};

/** The different facts of vehicles: a few hundred, however many vehicles there are. */
const createFacts = () => {
  const known = new Map<string, LandingFacts>();
  return {
    add: (vehicle: Vehicle): void => {
      const facts = landingFacts(vehicle);
      known.set(JSON.stringify(facts), facts);
    },
    all: () => known.values(),
  };
};

const llms = async (source: CrawlerSource): Promise<string> => {
  const facts = createFacts();
  let vehicles = 0;
  for await (const vehicle of source.vehicles()) {
    facts.add(vehicle);
    vehicles += 1;
  }
  const searchPaths = searchLandingPaths(facts.all(), source.site).filter((path) => path.split('/').length === 3);
  return llmsText(source.site, { vehicles, searchPaths });
};

/** The sitemap in one reading of the stock: vehicles first, because they decide which searches are listed. */
const writeSitemap = async ({ site, content, vehicles }: CrawlerSource, open: () => CrawlerPart): Promise<void> => {
  const { head, tail, item } = piecesOf<SitemapEntry>(
    (entries) => sitemapFiles(entries, site)[0]?.xml ?? '',
    '</urlset>\n',
  );
  const facts = createFacts();
  /** For each part the entry that changed last. */
  const latest: SitemapEntry[] = [];
  let part: CrawlerPart | undefined;
  let entries = 0;
  const add = async (entry: SitemapEntry): Promise<void> => {
    if (part !== undefined && entries === sitemapFileLimit) {
      await part.write(tail);
      await part.close(`/sitemap-${latest.length}.xml`, xml);
      part = undefined;
    }
    if (part === undefined) {
      part = open();
      await part.write(head);
      latest.push({ address: '', changed: undefined, pictures: [] });
      entries = 0;
    }
    entries += 1;
    const last = latest.at(-1);
    if (entry.changed !== undefined && (last?.changed === undefined || entry.changed > last.changed))
      latest[latest.length - 1] = { address: '', changed: entry.changed, pictures: [] };
    await part.write(item(entry));
  };
  for await (const vehicle of vehicles()) {
    facts.add(vehicle);
    const entry = vehicleSitemapEntry(vehicle, site);
    if (entry !== undefined) await add(entry);
  }
  for (const page of new Set([...sitemapPaths(site, content), ...searchLandingPaths(facts.all(), site)]))
    await add({ address: absoluteAddress(page, site), changed: undefined, pictures: [] });
  if (part === undefined) await (part = open()).write(head);
  await part.write(tail);
  await part.close(latest.length > 1 ? `/sitemap-${latest.length}.xml` : '/sitemap.xml', xml);
  if (latest.length <= 1) return;
  const index = open();
  await index.write(sitemapFiles(latest, site, 1)[0]?.xml ?? '');
  await index.close('/sitemap.xml', xml);
};

/** The addresses of the files for crawlers, without the further parts of a large sitemap. */
const crawlerPaths = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/feeds/stock.ndjson',
  '/feeds/google.csv',
  '/feeds/meta.csv',
  '/feeds/meta.xml',
] as const;

const sitemapPart = /^\/sitemap-[1-9]\d{0,3}\.xml$/;
const isSitemap = (path: string): boolean => path === '/sitemap.xml' || sitemapPart.test(path);

/** Whether an address is one of a file for crawlers. */
export const isCrawlerPath = (path: string): boolean =>
  (crawlerPaths as readonly string[]).includes(path) || isSitemap(path);

type Feed = { type: string; head: string; tail: string; row: (vehicle: Vehicle) => string };

const feedOf = (path: string, site: Site, now: number): Feed | undefined => {
  const rows = <Row>(
    type: string,
    make: (vehicle: Vehicle, site: Site) => Row | undefined,
    { head, tail, item }: ReturnType<typeof piecesOf<Row>>,
  ): Feed => ({
    type,
    head,
    tail,
    row: (vehicle) => {
      const row = make(vehicle, site);
      return row === undefined ? '' : item(row);
    },
  });
  switch (path) {
    case '/feeds/stock.ndjson':
      return {
        type: 'application/x-ndjson; charset=utf-8',
        head: '',
        tail: '',
        row: (vehicle) => stockFeedLine(vehicle, site),
      };
    case '/feeds/google.csv':
      return rows(
        csv,
        (vehicle: Vehicle, of: Site) => googleRow(vehicle, of, now),
        piecesOf((all) => csvText(googleColumns, all)),
      );
    case '/feeds/meta.csv':
      return rows(
        csv,
        metaRow,
        piecesOf((all) => csvText(metaColumns, all)),
      );
    case '/feeds/meta.xml':
      return rows(
        xml,
        metaRow,
        piecesOf((all) => metaXml(all, site), '</listings>\n'),
      );
    default:
      return undefined;
  }
};

/**
 * The name of the files that are made together with a file for crawlers: one reading of the stock makes the whole sitemap.
 */
export const crawlerGroup = (path: string): string => (isSitemap(path) ? '/sitemap.xml' : path);

/**
 * Makes the files for search engines and catalogues of a group: `/robots.txt`, `/sitemap.xml` with its parts, `/llms.txt`,
 * `/feeds/stock.ndjson`, `/feeds/google.csv`, `/feeds/meta.csv` or `/feeds/meta.xml`; none for other addresses. No more than one vehicle is
 * in memory, whatever the stock.
 *
 * @throws Error if the stock cannot be read
 */
export const writeCrawlerFiles = async (
  group: string,
  source: CrawlerSource,
  open: () => CrawlerPart,
): Promise<void> => {
  if (isSitemap(group)) return writeSitemap(source, open);
  const feed = feedOf(group, source.site, source.content.now);
  if (feed !== undefined) {
    const part = open();
    await part.write(feed.head);
    for await (const vehicle of source.vehicles()) await part.write(feed.row(vehicle));
    await part.write(feed.tail);
    return part.close(group, feed.type);
  }
  if (group !== '/robots.txt' && group !== '/llms.txt') return undefined;
  const text = group === '/robots.txt' ? robotsText(source.site) : await llms(source);
  const part = open();
  await part.write(text);
  return part.close(group, plain);
};
