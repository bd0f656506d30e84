import { isRangeFacet, searchFacets, sortOptions } from '@dealer/core/search';
import { seededRandom } from '@dealer/mocks/stock';

type Doc = Readonly<Record<string, unknown>>;
/** One query of a multi-search, without the index that it asks. */
export type Query = Readonly<Record<string, unknown>>;

const TEXTS = [
  'name',
  'make',
  'model',
  'badge',
  'make_model',
  'colour',
  'simple_body',
  'fuel',
  'stocknum',
  'location_name',
];
const REFINED = [
  'make',
  'model',
  'simple_body',
  'colour',
  'fuel',
  'transmission',
  'drive',
  'year',
  'seats',
  'car_type',
  'state',
];
const SHOWN = '(status = in_stock OR status = coming_soon) AND show_on_dealer_website = true';

/**
 * Searches as shoppers make them, drawn from the stock itself: whole names, words with typing errors, beginnings, words
 * joined and split, phrases, negative words; with filters, ranges, sort orders and both paginations. Each is the page's
 * query and one more for every refined attribute without its own filter. The same seed draws the same searches.
 */
export const storefrontSearches = (
  documents: readonly Doc[],
  count: number,
  seed: number,
  filterable: ReadonlySet<string>,
): Query[][] => {
  const { pick, chance, between, sample, weighted } = seededRandom(seed);
  const facets = searchFacets.filter((name) => filterable.has(name));
  const refinable = REFINED.filter((name) => filterable.has(name));
  const text = (doc: Doc): string =>
    pick(
      TEXTS.map((name) => doc[name])
        .filter((value) => typeof value === 'string' && value !== '')
        .map(String)
        .concat('car'),
    );
  const word = (doc: Doc): string => pick(text(doc).split(/\s+/));
  const misspelt = (from: string): string => {
    const at = between(1, Math.max(1, from.length - 2));
    return pick([
      from.slice(0, at) + from.slice(at + 1),
      from.slice(0, at) + (from[at + 1] ?? '') + (from[at] ?? '') + from.slice(at + 2),
      `${from.slice(0, at)}e${from.slice(at + 1)}`,
      `${from.slice(0, at)}e${from.slice(at)}`,
    ]);
  };
  const drawQuery = (doc: Doc): string => {
    const whole = text(doc);
    const one = word(doc);
    return weighted([
      ['', 3],
      [whole, 4],
      [one, 4],
      [misspelt(one), 4],
      [one.slice(0, between(1, one.length)), 4],
      [whole.replace(/[\s-]+/g, ''), 2],
      [`${one.slice(0, 2)} ${one.slice(2)}`, 1],
      [`"${whole}"`, 1],
      [`${one} -${word(pick(documents))}`, 1],
      [`${word(doc)} ${misspelt(word(doc))} ${word(pick(documents))}`, 3],
    ] as const);
  };
  return Array.from({ length: count }, () => {
    const doc = pick(documents);
    const refined = sample(
      refinable.filter((name) => doc[name] !== undefined),
      chance(0.5) ? between(1, 2) : 0,
    );
    const price = Number(doc.price);
    const range =
      filterable.has('price') && price > 0 && chance(0.2)
        ? [`"price">=${Math.floor(price / 2)}`, `"price"<=${price * 2}`]
        : [];
    // "7 or more".
    const least = filterable.has('seats') && !refined.includes('seats') && chance(0.1) ? ['"seats">=7'] : [];
    const filterWithout = (leftOut?: string): unknown[] => [
      ...(filterable.has('status') && filterable.has('show_on_dealer_website') ? [SHOWN] : []),
      ...refined.filter((name) => name !== leftOut).map((name) => [`"${name}"=${JSON.stringify(String(doc[name]))}`]),
      ...(leftOut === 'price' ? [] : range),
      ...(leftOut === 'seats' ? [] : least),
    ];
    const strategy = weighted([
      [undefined, 8],
      ['all', 1],
      ['frequency', 1],
    ] as const);
    const { sort } = pick(sortOptions);
    const shared = { q: drawQuery(doc), attributesToRetrieve: ['id'], ...(strategy && { matchingStrategy: strategy }) };
    const page = chance(0.5) ? { limit: 21, offset: 0 } : { hitsPerPage: 21, page: between(1, 2) };
    const alone = 'limit' in page ? { limit: 1, offset: 0 } : { hitsPerPage: 0, page: 1 };
    return [
      { ...shared, ...page, facets, filter: filterWithout(), ...(sort && { sort }) },
      ...[...refined, ...(range.length > 0 ? ['price'] : []), ...(least.length > 0 ? ['seats'] : [])].map((name) => ({
        ...shared,
        ...alone,
        facets: [name],
        filter: filterWithout(name),
      })),
    ];
  });
};

/** The values of range facets are not compared: a slider reads their bounds only. */
export const isCompared = (facet: string): boolean => !isRangeFacet(facet);
