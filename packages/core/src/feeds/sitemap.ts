import { vehiclePicture } from '../vehicle/vehiclePicture.ts';
import { absoluteAddress } from '../routes/absoluteAddress.ts';
import { makePath, stockTypePath, vehiclePath } from '../routes/paths.ts';
import { bodyTypes } from '../search/bodyTypes.ts';
import { slugify } from '../format/slugify.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { xmlElement } from './markup.ts';

/** A page in a sitemap; addresses are absolute. */
export type SitemapEntry = {
  readonly address: string;
  /** ISO 8601. */
  readonly changed: string | undefined;
  readonly pictures: readonly string[];
};

/** A file of a sitemap: its path on the site, and its XML. */
type SitemapFile = { readonly path: string; readonly xml: string };

/** The most entries of one sitemap file (sitemaps.org). */
export const sitemapFileLimit = 50_000;

/** The most pictures that are listed for a vehicle. */
const picturesPerVehicle = 10;

const changedAt = ({ updatedAt, createdAt }: Vehicle): string | undefined => {
  const updated = updatedAt === undefined ? NaN : Date.parse(updatedAt);
  const moment = Number.isNaN(updated) ? createdAt : updated;
  return moment === undefined ? undefined : new Date(moment).toISOString();
};

/**
 * The sitemap entry of a vehicle; undefined for a sold vehicle.
 *
 * @example vehicleSitemapEntry(aVehicle(), aSite())?.address // => 'https://www.harbourcity.example/cars/2022-toyota-hilux-1042'
 */
export const vehicleSitemapEntry = (vehicle: Vehicle, site: Site): SitemapEntry | undefined =>
  isAvailable(vehicle)
    ? {
        address: absoluteAddress(vehiclePath(vehicle.slug), site),
        changed: changedAt(vehicle),
        pictures: vehicle.pictures
          .slice(0, picturesPerVehicle)
          .map((picture) => absoluteAddress(vehiclePicture(picture, site).large, site)),
      }
    : undefined;

/** The facts of a vehicle that decide which search pages a sitemap lists. */
export type LandingFacts = Pick<Vehicle, 'kind' | 'carType' | 'body' | 'make' | 'model'>;

/**
 * The search pages that a sitemap lists: all stock, and those of `search.landingPages` for the stock type, body type, make and model of
 * each available vehicle.
 *
 * @example searchLandingPaths([aVehicle({ make: 'Toyota', model: 'Hilux' })], aSite()) // => [..., '/search/toyota', '/search/toyota/hilux']
 */
export const searchLandingPaths = (vehicles: Iterable<LandingFacts>, site: Site): readonly string[] => {
  const has = (page: Site['search']['landingPages'][number]): boolean => site.search.landingPages.includes(page);
  const types = new Set<string>();
  const bodies = new Set<string>();
  const makes = new Set<string>();
  for (const vehicle of vehicles) {
    if (!isAvailable(vehicle)) continue;
    if (has('stockType')) types.add(stockTypePath(`${vehicle.carType}-cars`));
    const body = bodyTypes.find(({ value }) => value === vehicle.body);
    if (body !== undefined && has('body')) bodies.add(`/search/${slugify(body.value)}`);
    if (slugify(vehicle.make) === '' || !has('make')) continue;
    makes.add(makePath(vehicle.make));
    if (slugify(vehicle.model) !== '' && has('model')) makes.add(makePath(vehicle.make, vehicle.model));
  }
  return [
    ...new Set([
      site.routes.defaultSearchPath.replace(/\/$/, ''),
      ...[types, bodies, makes].flatMap((paths) => [...paths].sort()),
    ]),
  ];
};

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const entryXml = ({ address, changed, pictures }: SitemapEntry): string =>
  `<url>${xmlElement('loc', address)}${xmlElement('lastmod', changed)}${pictures
    .map((picture) => `<image:image>${xmlElement('image:loc', picture)}</image:image>`)
    .join('')}</url>\n`;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const latest = (entries: readonly SitemapEntry[]): string | undefined =>
  entries.reduce<string | undefined>(
    (newest, { changed }) => (changed !== undefined && (newest === undefined || changed > newest) ? changed : newest),
    undefined,
  );

/**
 * The files of a sitemap: `/sitemap.xml`, or with more than 50,000 entries an index of that name and `/sitemap-1.xml` and so on.
 *
 * @example sitemapFiles([{ address: 'https://dealer.example/', changed: undefined, pictures: [] }], site)[0].path // => '/sitemap.xml'
 */
export const sitemapFiles = (
  entries: readonly SitemapEntry[],
  site: Pick<Site, 'url'>,
  limit: number = sitemapFileLimit,
): readonly SitemapFile[] => {
  const parts: (readonly SitemapEntry[])[] = [];
  for (let start = 0; start < entries.length; start += limit) parts.push(entries.slice(start, start + limit));
  const urlSet = (part: readonly SitemapEntry[]): string =>
    `${declaration}<urlset ${namespaces}>\n${part.map(entryXml).join('')}</urlset>\n`;
  if (parts.length <= 1) return [{ path: '/sitemap.xml', xml: urlSet(entries) }];
  const files = parts.map((part, index) => ({ path: `/sitemap-${index + 1}.xml`, xml: urlSet(part) }));
  const rows = parts.map(
    (part, index) =>
      `<sitemap>${xmlElement('loc', absoluteAddress(`/sitemap-${index + 1}.xml`, site))}${xmlElement('lastmod', latest(part))}</sitemap>\n`,
  );
  return [
    {
      path: '/sitemap.xml',
      xml: `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</sitemapindex>\n`,
    },
    ...files,
  ];
};
