import { allOf, quoted } from '../search/filterText.ts';
import { filterableAttributes } from '../search/indexSettings.ts';

/**
 * A vehicle that has left the stock, as an import remembers it. It also has the attributes that a site's filter can use, such as
 * `dealership_id`, so that a site finds only vehicles of its own stock.
 */
export type GoneVehicle = {
  readonly id: number | string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  /** When the import noticed it, in milliseconds since 1970. */
  readonly gone_at: number;
};

const dayMs = 86_400_000;

/** How long vehicles that have left the stock are remembered, in milliseconds: two years. */
export const goneRetainedMs: number = 730 * dayMs;

/**
 * The index of the vehicles that have left an index of stock (decision G16).
 *
 * @example
 * goneIndexName('Car_production'); // => 'Car_production_gone'
 */
export const goneIndexName = (indexName: string): string => `${indexName}_gone`;

/** What an import needs of a vehicle to remember it. */
export const goneAttributes: readonly string[] = [...new Set(['id', 'slug', 'make', 'model', ...filterableAttributes])];

/** The settings of that index. It is read by slug and never searched by words; what only filters use is not shown. */
export const goneIndexSettings = {
  searchableAttributes: ['slug'],
  filterableAttributes: [...filterableAttributes, 'gone_at'],
  displayedAttributes: ['id', 'slug', 'make', 'model', 'gone_at'],
} as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * What is remembered of a document that has left the stock at `now` (milliseconds since 1970); undefined if it had no page.
 *
 * @example
 * goneVehicle({ id: 7, slug: 'hilux-7', make: 'Toyota', model: 'Hilux', dealership_id: 2, vin: '6T1...' }, now)
 * // => { id: 7, slug: 'hilux-7', make: 'Toyota', model: 'Hilux', dealership_id: 2, gone_at: now }
 */
export const goneVehicle = (doc: Readonly<Record<string, unknown>>, now: number): GoneVehicle | undefined => {
  const { id, slug, make, model } = doc;
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof slug !== 'string' || slug === '') return undefined;
  const known = Object.fromEntries(
    Object.entries(doc).filter(([name]) => goneAttributes.some((known) => known === name)),
  );
  return { ...known, id, slug, make: text(make), model: text(model), gone_at: now };
};

/**
 * The search in that index for the vehicle of an address, in the stock that the site's filter selects (`vehicleFilter`).
 *
 * @example
 * goneQuery('hilux-7', 'dealership_id = 2'); // => { filter: '(slug = "hilux-7") AND (dealership_id = 2)', limit: 1 }
 */
export const goneQuery = (slug: string, siteFilter: string): { readonly filter: string; readonly limit: number } => ({
  filter: allOf(`slug = ${quoted(slug)}`, siteFilter),
  limit: 1,
});

/**
 * The vehicle in the answer to `goneQuery`; undefined if the answer has none with this slug.
 *
 * @example
 * readGoneVehicle({ hits: [{ id: 7, slug: 'hilux-7', make: 'Toyota', model: 'Hilux', gone_at: 0 }] }, 'hilux-7')?.model // => 'Hilux'
 */
export const readGoneVehicle = (answer: unknown, slug: string): GoneVehicle | undefined => {
  const { hits } = (typeof answer === 'object' && answer !== null ? answer : {}) as { hits?: unknown };
  const hit: unknown = Array.isArray(hits) ? hits[0] : undefined;
  if (typeof hit !== 'object' || hit === null) return undefined;
  const { gone_at: goneAt } = hit as { gone_at?: unknown };
  const vehicle = goneVehicle(hit as Record<string, unknown>, typeof goneAt === 'number' ? goneAt : 0);
  return vehicle?.slug === slug ? vehicle : undefined;
};
