import { indexPrimaryKey, indexSettingsFor } from '@dealer/core/search';
import { indexUid, seedIndex } from '@dealer/mocks/seed';
import { createEngine } from '@dealer/search-engine/engine';
import { manyVehicles } from './manyVehicles.ts';
import { p95 } from './measurement.ts';
import type { Measurement } from './measurement.ts';

const vehicles = 16_700;
const facets = ['car_type', 'make', 'model', 'simple_body', 'price', 'km', 'year', 'transmission', 'fuel', 'drive', 'colour', 'seats', 'dealership_name'];
const stock = 'show_on_dealer_website = true AND (status = in_stock OR status = coming_soon)';
const words = ['', 'hilux', 'toyota auto', 'rangr', 'white ute', 'diesel 4x4', 'cx-5', 'land'];

/** One render of the search page with four facets refined: the page's query and one for each of them. */
const render = (q: string): object => {
  const refined = ['"car_type"="used"', '"make"="Toyota"', '"fuel"="Diesel"', '"transmission"="Automatic"'];
  const filters = (leftOut?: string): unknown[] => [stock, ...refined.filter((one) => one !== leftOut).map((one) => [one])];
  return {
    queries: [
      { indexUid, q, filter: filters(), facets, hitsPerPage: 21, page: 1, attributesToHighlight: ['*'] },
      ...refined.map((one) => ({ indexUid, q, filter: filters(one), facets: [one.split('"')[1]], hitsPerPage: 0, page: 1 })),
    ],
  };
};

/** The embedded engine on a big group's stock: building the index, and one InstantSearch render. */
export const engineBench = async (now: number): Promise<Measurement[]> => {
  const documents = manyVehicles(vehicles, now);
  const engine = createEngine();
  const built = performance.now();
  await seedIndex((request) => engine.handle(request), { indexUid, primaryKey: indexPrimaryKey, settings: indexSettingsFor(vehicles), documents });
  const ask = async (q: string): Promise<void> => {
    const answer = await engine.handle(new Request('http://engine.invalid/multi-search', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(render(q)) }));
    if (!answer.ok) throw new Error(await answer.text());
    await answer.text();
  };
  await ask('');
  const buildMs = performance.now() - built;
  const times: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    for (const q of words) {
      const from = performance.now();
      await ask(q);
      times.push(performance.now() - from);
    }
  }
  return [
    { part: 'engine', what: `index of ${vehicles} vehicles built, first render answered`, value: buildMs, unit: 'ms', budget: 2_000 },
    { part: 'engine', what: 'one render (1 + 4 queries), p95', value: p95(times), unit: 'ms', budget: 20 },
  ];
};
