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
  sitemapFiles,
  stockFeedLine,
  vehicleSitemapEntry,
} from '@dealer/core/feeds';
import type { LandingFacts, SitemapEntry } from '@dealer/core/feeds';
import { absoluteAddress } from '@dealer/core/head';
import { sitemapPaths } from '@dealer/core/routes';
import type { SitemapContent } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import type { Vehicle } from '@dealer/core/vehicle';

/** A file for crawlers: its media type and its text. */
export type CrawlerFile = { readonly type: string; readonly text: string };

/** What the files are made from. `vehicles` reads the stock from its start each time. */
export type CrawlerSource = {
  readonly site: Site;
  readonly content: SitemapContent;
  readonly vehicles: () => AsyncIterable<Vehicle>;
};

const xml = 'application/xml; charset=utf-8';
const csv = 'text/csv; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

const rowsOf = async <Row>({ vehicles }: CrawlerSource, row: (vehicle: Vehicle) => Row | undefined): Promise<Row[]> => {
  const rows: Row[] = [];
  for await (const vehicle of vehicles()) {
    const made = row(vehicle);
    if (made !== undefined) rows.push(made);
  }
  return rows;
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
 * @example
 * (await sitemapEntries({ site, content: { now }, vehicles }))[0] // => { address: 'https://dealer.example/', changed: undefined, pictures: [] }
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

const llms = async (source: CrawlerSource): Promise<CrawlerFile> => {
  const facts: LandingFacts[] = [];
  for await (const vehicle of source.vehicles()) facts.push(landingFacts(vehicle));
  const searchPaths = searchLandingPaths(facts, source.site).filter((path) => path.split('/').length === 3);
  return { type: plain, text: llmsText(source.site, { vehicles: facts.length, searchPaths }) };
};

/** The addresses of the files for crawlers, without the further parts of a large sitemap. */
export const crawlerPaths = [
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

/**
 * Whether an address is one of a file for crawlers.
 *
 * @example
 * isCrawlerPath('/sitemap-2.xml') // => true
 */
export const isCrawlerPath = (path: string): boolean =>
  (crawlerPaths as readonly string[]).includes(path) || isSitemap(path);

const singleFile = async (path: string, source: CrawlerSource): Promise<CrawlerFile | undefined> => {
  const { site } = source;
  switch (path) {
    case '/robots.txt':
      return { type: plain, text: robotsText(site) };
    case '/llms.txt':
      return llms(source);
    case '/feeds/stock.ndjson':
      return {
        type: 'application/x-ndjson; charset=utf-8',
        text: (await rowsOf(source, (vehicle) => stockFeedLine(vehicle, site))).join(''),
      };
    case '/feeds/google.csv':
      return {
        type: csv,
        text: csvText(googleColumns, await rowsOf(source, (vehicle) => googleRow(vehicle, site))),
      };
    case '/feeds/meta.csv':
      return { type: csv, text: csvText(metaColumns, await rowsOf(source, (vehicle) => metaRow(vehicle, site))) };
    case '/feeds/meta.xml':
      return { type: xml, text: metaXml(await rowsOf(source, (vehicle) => metaRow(vehicle, site)), site) };
    default:
      return undefined;
  }
};

/** Files for crawlers by their paths. */
export type CrawlerFiles = ReadonlyMap<string, CrawlerFile>;

/**
 * The name of the files that are made together with a file for crawlers: one reading of the stock makes the whole sitemap.
 *
 * @example
 * crawlerGroup('/sitemap-2.xml') // => '/sitemap.xml'
 */
export const crawlerGroup = (path: string): string => (isSitemap(path) ? '/sitemap.xml' : path);

/**
 * The files for search engines and catalogues of a group: `/robots.txt`, `/sitemap.xml` with its parts, `/llms.txt`, `/feeds/stock.ndjson`,
 * `/feeds/google.csv`, `/feeds/meta.csv` or `/feeds/meta.xml`; none for other addresses.
 *
 * @throws Error if the stock cannot be read
 * @example
 * (await crawlerFiles('/robots.txt', { site, content: { now }, vehicles })).get('/robots.txt') // => { type: 'text/plain; charset=utf-8', text: 'User-agent: *...' }
 */
export const crawlerFiles = async (group: string, source: CrawlerSource): Promise<CrawlerFiles> => {
  if (isSitemap(group))
    return new Map(
      sitemapFiles(await sitemapEntries(source), source.site).map((file) => [file.path, { type: xml, text: file.xml }]),
    );
  const file = await singleFile(group, source);
  return new Map(file === undefined ? [] : [[group, file]]);
};
