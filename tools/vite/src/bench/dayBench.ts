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
const caches = { 'one process': 1_500, 'a cache of 20,000 pages': 20_000, 'a CDN': 1_100_000 };

/** A number below `count`; small ones are frequent (Zipf with exponent 1). */
const zipf = (random: () => number, count: number): number => Math.floor(count ** random()) - 1;

/** A dealer's pages: home, 30 searches, 500 vehicles and 10 others. */
const pagesOfDealer = 1 + 30 + vehiclesOfDealer + 10;

/** The number of the page that a visitor opens. */
const pageOf = (random: () => number): number => {
  const first = zipf(random, dealers + 1) * pagesOfDealer;
  const kind = random();
  if (kind < 0.25) return first;
  if (kind < 0.5) return first + 1 + zipf(random, 31);
  if (kind < 0.85) return first + 31 + zipf(random, vehiclesOfDealer + 1);
  return first + 31 + vehiclesOfDealer + zipf(random, 11);
};

type Counts = { readonly name: string; readonly answered: number; readonly rendered: number };

/** A day of visits through each cache: the pages without a wait, and the renderings. */
const day = (): readonly Counts[] => {
  const { next } = seededRandom(7);
  const all = Object.entries(caches).map(([name, most]) => ({
    name,
    cache: new LRUCache<number, number>({ max: most }),
    answered: 0,
    rendered: 0,
  }));
  for (let at = 0; at < pagesADay; at += 1) {
    const now = (at / pagesADay) * dayMs;
    const page = pageOf(next);
    for (const one of all) {
      if (at % changeEvery === 0) one.cache.delete(page);
      const from = one.cache.get(page);
      const age = from === undefined ? Infinity : now - from;
      if (age < freshMs + staleMs) one.answered += 1;
      if (age >= freshMs) {
        one.rendered += 1;
        one.cache.set(page, now);
      }
    }
  }
  return all;
};

/**
 * A simulated day of 2,000 dealers with 500 vehicles each: how many pages a cache answers. It counts and measures no time, so that a busy
 * machine gives the same figures.
 */
export const dayBench = async (): Promise<Measurement[]> =>
  day().flatMap(({ name, answered, rendered }) => {
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
