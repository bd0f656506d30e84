import { seededRandom } from '@dealer/mocks/stock';
import { LRUCache } from 'lru-cache';
import type { Measurement } from './measurement.ts';

const part = 'day';

const dealers = 2_000;
const vehiclesOfDealer = 500;
/** Pages that visitors open by a request of HTML in a day; the pages after the first one of a visit are made in the browser. */
const pagesADay = 5_000_000;
const dayMs = 86_400_000;
/** As `createPageHandler` has it: how long a page is answered as it is, and how long while a new one is rendered. */
const freshMs = 60_000;
const staleMs = dayMs;
/** One page in twenty is opened after the vehicle or the site has changed. */
const changeEvery = 20;

/** The pages that caches hold: one process (500 for each of three looks), eight processes, and a CDN that holds all. */
const caches = { 'one process': 1_500, 'a cache of 20,000 pages': 20_000, 'a CDN': 3_000_000 };

/** A number below `count`; small ones are frequent (Zipf with exponent 1). */
const zipf = (random: () => number, count: number): number => Math.floor(count ** random()) - 1;

/** The page that a visitor opens: home, a search, a vehicle, or another page of a dealer. */
const pageOf = (random: () => number): string => {
  const dealer = zipf(random, dealers + 1);
  const kind = random();
  if (kind < 0.25) return `${dealer}/`;
  if (kind < 0.5) return `${dealer}/search/${zipf(random, 31)}`;
  if (kind < 0.85) return `${dealer}/cars/${zipf(random, vehiclesOfDealer + 1)}`;
  return `${dealer}/other/${zipf(random, 11)}`;
};

/** A day of visits through a cache: the share of pages without a wait, and the renderings. */
const day = (most: number): { answered: number; rendered: number } => {
  const random = seededRandom(7).next;
  const cache = new LRUCache<string, number>({ max: most });
  let answered = 0;
  let rendered = 0;
  for (let at = 0; at < pagesADay; at += 1) {
    const now = (at / pagesADay) * dayMs;
    const page = pageOf(random);
    if (at % changeEvery === 0) cache.delete(page);
    const from = cache.get(page);
    const age = from === undefined ? Infinity : now - from;
    if (age < freshMs + staleMs) answered += 1;
    if (age >= freshMs) {
      rendered += 1;
      cache.set(page, now);
    }
  }
  return { answered, rendered };
};

/**
 * A simulated day of 2,000 dealers with 500 vehicles each: how many pages a cache answers. It counts and measures no time, so that a busy
 * machine gives the same figures.
 */
export const dayBench = async (): Promise<Measurement[]> =>
  Object.entries(caches).flatMap(([name, most]) => {
    const { answered, rendered } = day(most);
    const row = (what: string, value: number): Measurement => ({
      part,
      what: `${name}: ${what}`,
      value,
      unit: 'percent',
      budget: Infinity,
    });
    return [
      row('pages answered without a wait', (100 * answered) / pagesADay),
      row('pages that are rendered', (100 * rendered) / pagesADay),
    ];
  });
