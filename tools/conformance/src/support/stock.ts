import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';

/** A car document as the index holds it, as far as the tests read it. */
type StockDoc = Record<string, unknown> & { id: number; slug: string };

/** A search as a shopper could enter it. */
type DrawnSearch = {
  refinements: Record<string, string[]>;
  ranges: Record<string, { min?: number; max?: number }>;
  sortBy?: 'latest' | 'lowest-price' | 'highest-price';
};

type SearchAnswer = { results: { hits: StockDoc[]; totalPages?: number }[] };

const fields = [
  'id',
  'slug',
  'status',
  'sold_date_timestamp',
  'dealership_id',
  'car_type',
  'make',
  'model',
  'simple_body',
  'price',
  'km',
  'year',
  'transmission',
  'fuel',
  'drive',
  'colour',
  'seats',
];

/** All that any site may show, page by page. Whether a vehicle is hidden is a fact that no search answers with, so it is the one filter here. */
const everything = async (request: APIRequestContext, base: string): Promise<StockDoc[]> => {
  const docs: StockDoc[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await request.post(`${base}/search-engine/multi-search`, {
      data: {
        queries: [
          {
            indexUid: 'Car_production',
            q: '',
            filter: 'show_on_dealer_website = true',
            page,
            hitsPerPage: 1000,
            attributesToRetrieve: fields,
          },
        ],
      },
    });
    expect(answer.status(), await answer.text().then((text) => text.slice(0, 300))).toBe(200);
    const [result] = ((await answer.json()) as SearchAnswer).results;
    docs.push(...(result?.hits ?? []));
    pages = result?.totalPages ?? 1;
  }
  return docs;
};

type SiteJson = { search?: { soldDays?: number }; services?: { searchFilter?: string } };

/** What a demo site's own filter lets through, read here by hand: dealerships by id, and for some only used cars. */
const bySite = (filter: string): ((doc: StockDoc) => boolean) => {
  const ids = /dealership_id (?:IN \[([\d, ]+)\]|= (\d+))/.exec(filter);
  const dealers = ids ? (ids[1] ?? ids[2] ?? '').split(',').map(Number) : undefined;
  const usedOnly = /car_type = used/.test(filter);
  return (doc) =>
    (dealers?.includes(Number(doc['dealership_id'])) ?? true) && (!usedOnly || doc['car_type'] === 'used');
};

/** The vehicles that the site behind this address may show today, worked out from the documents and not by the engine. */
export const shownStock = async (
  request: APIRequestContext,
  base: string,
): Promise<{ docs: StockDoc[]; isShown: (doc: StockDoc) => boolean }> => {
  const site = (await (await request.get(`${base}/site.json`)).json()) as SiteJson;
  const ofSite = bySite(JSON.stringify(site.services ?? {}) + JSON.stringify(site));
  const soldSince = Date.now() / 1000 - (site.search?.soldDays ?? 3) * 86_400;
  const isShown = (doc: StockDoc): boolean =>
    (doc['status'] === 'in_stock' ||
      doc['status'] === 'coming_soon' ||
      Number(doc['sold_date_timestamp'] ?? 0) >= soldSince) &&
    ofSite(doc);
  return { docs: (await everything(request, base)).filter(isShown), isShown };
};

/** Of a chosen make its chosen models, or all of it where none of its models is chosen. */
const ofMakes = (
  docs: readonly StockDoc[],
  makes: readonly string[],
  models: readonly string[],
): ((doc: StockDoc) => boolean) => {
  const modelsOf = (make: string): string[] =>
    models.filter((model) => docs.some((doc) => doc['make'] === make && doc['model'] === model));
  return (doc) =>
    makes.some(
      (make) => doc['make'] === make && (modelsOf(make).length === 0 || modelsOf(make).includes(String(doc['model']))),
    );
};

/** How many of these vehicles a search must find: any value of a list, every list, every range; sorted by price only what has one. */
export const expected = (
  docs: readonly StockDoc[],
  { refinements: { make, model, ...refinements }, ranges, sortBy }: DrawnSearch,
): number =>
  docs
    .filter(make ? ofMakes(docs, make, model ?? []) : () => true)
    .filter(
      (doc) =>
        Object.entries(refinements).every(([attribute, values]) =>
          values.some((value) => [doc[attribute]].flat().map(String).includes(value)),
        ) &&
        Object.entries(ranges).every(
          ([attribute, { min, max }]) =>
            typeof doc[attribute] === 'number' &&
            (min === undefined || doc[attribute] >= min) &&
            (max === undefined || doc[attribute] <= max),
        ) &&
        (sortBy === undefined || sortBy === 'latest' || Number(doc['price'] ?? 0) > 10),
    ).length;

/** The plainest address of a search: everything in the query string. */
export const addressOf = ({ refinements, ranges, sortBy }: DrawnSearch): string => {
  const parts = [
    ...Object.entries(refinements).flatMap(([attribute, values]) =>
      values.map((value) => `refinementList[${attribute}][]=${encodeURIComponent(value)}`),
    ),
    ...Object.entries(ranges).map(([attribute, { min, max }]) => `range[${attribute}]=${min ?? ''}:${max ?? ''}`),
    ...(sortBy === undefined ? [] : [`sortBy=${sortBy}`]),
  ];
  return `/search?${parts.join('&')}`;
};

/** Numbers that are the same in every run, so that a failure can be looked at again. */
export const seeded = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return { next, pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]! };
};

const lists = ['car_type', 'make', 'simple_body', 'transmission', 'fuel', 'drive', 'colour'];

/** A search that somebody might make: one to three lists, perhaps models of the makes, perhaps a range, perhaps an order. */
export const randomSearch = (docs: readonly StockDoc[], random: ReturnType<typeof seeded>): DrawnSearch => {
  const refinements: DrawnSearch['refinements'] = {};
  for (let left = 1 + Math.floor(random.next() * 3); left > 0; left -= 1) {
    const attribute = random.pick(lists);
    const values = Array.from({ length: 1 + Math.floor(random.next() * 2) }, () => random.pick(docs)[attribute])
      .flat()
      .filter((value): value is string => typeof value === 'string' && value !== '');
    if (values.length > 0) refinements[attribute] = [...new Set(values)];
  }
  const makes = refinements['make'];
  if (makes && random.next() < 0.7) {
    const others = Array.from({ length: Math.floor(random.next() * 3) }, () => String(random.pick(docs)['make']));
    refinements['make'] = [...new Set([...makes, ...others])];
    const narrowed = random.pick(refinements['make']);
    const ofMake = docs.filter((doc) => doc['make'] === narrowed && typeof doc['model'] === 'string');
    const models =
      ofMake.length === 0
        ? []
        : Array.from({ length: 1 + Math.floor(random.next() * 2) }, () => String(random.pick(ofMake)['model']));
    if (models.length > 0) refinements['model'] = [...new Set(models)];
  }
  const ranges: DrawnSearch['ranges'] = {};
  if (random.next() < 0.5)
    ranges[random.pick(['price', 'km'])] =
      random.next() < 0.5
        ? { max: 10_000 + Math.floor(random.next() * 60) * 1000 }
        : { min: 5_000 + Math.floor(random.next() * 20) * 1000, max: 30_000 + Math.floor(random.next() * 60) * 1000 };
  const sortBy = random.next() < 0.3 ? random.pick(['latest', 'lowest-price', 'highest-price'] as const) : undefined;
  return { refinements, ranges, sortBy };
};
