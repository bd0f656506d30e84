import { shownPrice } from '@dealer/core/price';
import { carPdf } from './carPdf.ts';
import { filterText, findCars } from './findCars.ts';
import type { FoundCar } from './findCars.ts';
import { salesThisMonth } from './salesThisMonth.ts';
import type { MockDeps, MockRoute } from '../routing/mockRoute.ts';
import { refuse } from '../routing/refuse.ts';

/** The initial number of views, constant for a car. */
const viewsBefore = (id: number): number => (id * 37) % 140;

const quoted = (value: unknown): string => filterText(String(value ?? ''));

const carBySlug = async (slug: unknown, deps: MockDeps): Promise<FoundCar | undefined> =>
  (await findCars(deps, `slug = ${quoted(slug)}`, 1))[0];

const inStock = '(status = in_stock OR status = coming_soon)';

/** The maximum number of cars in one answer. */
const maxCars = 50;

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-AU')}`;

/** The price that the storefront shows. */
const priceOf = ({ price, offer_price: offerPrice }: FoundCar): number | undefined =>
  shownPrice({ price: Number(price ?? 0), offerPrice: Number(offerPrice ?? 0) });

/** The gauge of a price in its market: 100 at the lower end, 0 at the upper end; empty without an average price. */
const gaugeOf = (car: FoundCar): Record<string, unknown> => {
  const { autograb_data: data } = car as {
    autograb_data?: { state_average_market_price?: number; average_market_price?: number };
  };
  const price = priceOf(car);
  const average = data?.state_average_market_price || data?.average_market_price;
  if (!average || !price) return {};
  const [min, max] = [Math.round((average * 0.88) / 10) * 10, Math.round((average * 1.14) / 10) * 10];
  const off = Math.round(average - price);
  return {
    fill: Math.round(Math.min(100, Math.max(0, ((max - price) / (max - min)) * 100))) || 0,
    listing_price: price,
    market_range_min: min,
    market_range_max: max,
    confidence: 0.82,
    description:
      off > 0
        ? `${dollars(off)} below the average of similar cars`
        : off < 0
          ? `${dollars(-off)} above the average of similar cars`
          : 'At the average of similar cars',
  };
};

const sheetLines = (car: FoundCar): string[] =>
  [
    priceOf(car) ? `Price: ${dollars(Number(priceOf(car)))} ${String(car.price_type ?? '')}`.trim() : 'Price: ask us',
    car.km ? `Kilometres: ${Number(car.km).toLocaleString('en-AU')}` : '',
    car.simple_transmission ? `Transmission: ${String(car.simple_transmission)}` : '',
    car.stocknum ? `Stock number: ${String(car.stocknum)}` : '',
    car.location_name ? `See it at ${String(car.location_name)}` : '',
  ].filter((line) => line !== '');

const analysisLines = (car: FoundCar): string[] => {
  const { market_range_min: min, market_range_max: max, description } = gaugeOf(car);
  return typeof min === 'number' && typeof max === 'number'
    ? [`Similar cars cost ${dollars(min)} to ${dollars(max)}`, String(description)]
    : ['Similar cars: no figures'];
};

const answerPdf = async (slug: unknown, deps: MockDeps, linesOf: (car: FoundCar) => string[]): Promise<Response> => {
  const car = await carBySlug(slug, deps);
  if (!car) return refuse(404, 'No such car.');
  const title = String(car.name ?? [car.year, car.make, car.model].join(' '));
  // One byte per character, because the PDF's offset table counts characters.
  const bytes = Uint8Array.from(carPdf(title, linesOf(car)), (letter) => letter.charCodeAt(0));
  return new Response(bytes, { headers: { 'content-type': 'application/pdf' } });
};

/**
 * The routes of cars in the index (decision E24): views, similar ids, the price gauge, PDFs, finance disclaimers and cars
 * by a filter.
 */
export const carRoutes: MockRoute[] = [
  {
    method: 'GET',
    path: '/api/cars/:slug/view.json',
    faults: 'views',
    answer: async ({ params, deps }) => {
      const car = await carBySlug(params.slug, deps);
      if (!car) return refuse(404, 'No such car.');
      return Response.json({ views: await deps.store.addView(car.slug, viewsBefore(car.id)), car_fields: {} });
    },
  },
  {
    method: 'GET',
    path: '/api/cars/:slug/similar',
    answer: async ({ params, deps }) => {
      const car = await carBySlug(params.slug, deps);
      if (!car) return refuse(404, 'No such car.');
      const found = await findCars(deps, `make = ${quoted(car.make)} AND ${inStock}`, 10);
      return Response.json({ ids: found.map(({ id }) => id).filter((id) => id !== car.id) });
    },
  },
  {
    method: 'GET',
    path: '/api/cars/:slug/autogauge',
    answer: async ({ params, deps }) => {
      const car = await carBySlug(params.slug, deps);
      return car ? Response.json(gaugeOf(car)) : refuse(404, 'No such car.');
    },
  },
  {
    method: 'GET',
    path: '/api/cars/:slug/pdf',
    answer: ({ params, deps }) => answerPdf(params.slug, deps, sheetLines),
  },
  {
    method: 'GET',
    path: '/api/cars/:slug/car-analysis',
    answer: ({ params, deps }) => answerPdf(params.slug, deps, analysisLines),
  },
  {
    method: 'GET',
    path: '/api/cars',
    answer: async ({ url, deps }) => {
      const filter = url.searchParams.get('search_filters') ?? '';
      if (filter === '') return refuse(400, 'search_filters is missing.');
      const limit = Number(url.searchParams.get('limit') ?? 10);
      return Response.json({
        hits: await findCars(deps, filter, Number.isSafeInteger(limit) && limit > 0 ? Math.min(limit, maxCars) : 10),
      });
    },
  },
  {
    method: 'GET',
    path: '/api/sales-this-month',
    answer: ({ deps }) => Promise.resolve(Response.json({ count: salesThisMonth(deps.now()) })),
  },
  {
    method: 'GET',
    path: '/api/cars/:id/disclaimer',
    answer: async ({ params, deps }) => {
      const id = Number(params.id);
      const [car] = Number.isSafeInteger(id) ? await findCars(deps, `id = ${id}`, 1) : [];
      if (!car) return refuse(404, 'No such car.');
      return Response.json({ finance_lenders: car.finance_lenders ?? {} });
    },
  },
];
