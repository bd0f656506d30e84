import { ownValue } from '@dealer/core/data';
import { aVehicleDoc } from '@dealer/core/testing';

const bodies = ['Ute', 'SUV', 'Hatch', 'Sedan', 'Wagon', 'Van'];

/** Six vehicles, one of each body type. */
export const stockDocs = bodies.map((body, at) =>
  aVehicleDoc({
    id: 1042 + at,
    slug: `2022-toyota-hilux-${1042 + at}`,
    simple_body: body,
    price: 24_990 + at * 3_000,
    images: [{ image: { url: '/pictures/ute/red/hero.webp', thumb: { url: '/pictures/ute/red/hero-thumb.webp' } } }],
    photos_count: 1,
  }),
);

const counts = {
  simple_body: { SUV: 42, Ute: 31, Hatch: 18, Sedan: 12, Wagon: 6 },
  make: { Toyota: 40, Mazda: 22, Kia: 14, Ford: 9 },
  model: { Hilux: 12, Corolla: 8 },
  price: { '24990': 3, '27990': 5, '30990': 1 },
  item_type: { Car: 109 },
};

type Query = { filter?: unknown; facets?: string[]; hitsPerPage?: number; limit?: number };

/** The vehicles that a query names by number or slug; all where it names none. None of them is pink. */
const namedDocs = (filter: unknown) => {
  const text = JSON.stringify(filter ?? '');
  if (text.includes('Pink')) return [];
  const ids = /id IN \[([\d, ]+)\]/.exec(text)?.[1]?.split(', ').map(Number);
  const slug = /slug = \\"([^"\\]+)/.exec(text)?.[1];
  if (ids) return stockDocs.filter(({ id }) => ids.includes(Number(id)));
  return slug === undefined ? stockDocs : stockDocs.filter((doc) => doc.slug === slug);
};

/**
 * A search server for tests: the same few vehicles and counts for each query, none for a pink vehicle. Anything else is not found.
 */
export const stockAnswers: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input instanceof URL ? input.href : input, init);
  if (!request.url.includes('multi-search')) return Response.json({}, { status: 404 });
  const { queries } = (await request.json()) as { queries: Query[] };
  return Response.json({
    results: queries.map(({ filter, facets = [], hitsPerPage, limit }) => {
      const found = namedDocs(filter);
      return {
        hits: found.slice(0, hitsPerPage ?? limit ?? 0),
        facetDistribution: Object.fromEntries(Object.entries(counts).filter(([name]) => facets.includes(name))),
        facetStats: facets.includes('price') ? { price: { min: 24_990, max: 39_990 } } : {},
        totalHits: found.length === 0 ? 0 : 109,
        totalPages: found.length === 0 ? 0 : 6,
      };
    }),
  });
};

/** A search server together with other servers that respond with JSON, by path. */
export const withAnswers =
  (answers: Readonly<Record<string, object>>, search = stockAnswers): typeof globalThis.fetch =>
  (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const answer = ownValue(answers, pathname);
    return answer === undefined ? search(input, init) : Promise.resolve(Response.json(answer));
  };
