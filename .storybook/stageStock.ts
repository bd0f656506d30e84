import { indexPrimaryKey, indexSettings } from '@dealer/core/stock';
import { testNow } from '@dealer/core/testing';
import type { VehicleDoc } from '@dealer/core/vehicle';
import { indexUid, seedIndex, stockSeed } from '@dealer/mocks/seed';
import { generateStock } from '@dealer/mocks/stock';
import { createEngine } from '@dealer/search-engine/engine';

/** The number of vehicles that stories show. */
const size = 60;
/** The number of the first; stories name vehicles by number. */
const firstId = 1042;

/** What makes a vehicle different from the next one to whoever looks at it. */
const traits = (doc: VehicleDoc): string[] => [
  `${doc.item_type} ${doc.simple_body}`,
  `${doc.car_type} ${doc.status}`,
  `${doc.item_type} ${doc.car_type}`,
  `fuel ${doc.simple_fuel ?? doc.fuel}`,
  `make ${doc.make}`,
  ...(doc.reserved ? ['reserved'] : []),
  ...(doc.certified ? ['certified'] : []),
  ...(doc.before_price ? ['reduced'] : []),
];

/** The vehicles that add most that is new, so that sixty of them have every kind and state. */
const mostDifferent = (docs: readonly VehicleDoc[]): VehicleDoc[] => {
  const seen = new Set<string>();
  const rest = [...docs];
  const chosen: VehicleDoc[] = [];
  const news = (doc: VehicleDoc): number => traits(doc).filter((trait) => !seen.has(trait)).length;
  while (chosen.length < size && rest.length > 0) {
    const best = rest.reduce((most, doc, at) => (news(doc) > news(rest[most]!) ? at : most), 0);
    const [doc] = rest.splice(best, 1);
    for (const trait of traits(doc!)) seen.add(trait);
    chosen.push(doc!);
  }
  return chosen;
};

/** Hiluxes first: a story about one vehicle shows the one that `aVehicle` describes. */
const isKnown = ({ make, model, car_type: type }: VehicleDoc): boolean =>
  make === 'Toyota' && model?.toLowerCase() === 'hilux' && type === 'used';

const generated = generateStock({ seed: stockSeed, now: testNow });
const all = generated.filter(({ photos_count: count }) => Number(count) >= 3);
const known = all.filter(isKnown).slice(0, 2);

/** The stock of every stage: sixty generated vehicles with pictures, of all kinds and in all states, numbered from 1042. */
export const stageStock: readonly VehicleDoc[] = [...known, ...mostDifferent(all.filter((doc) => !isKnown(doc)))]
  .slice(0, size)
  .map((doc, at) => ({ ...doc, id: firstId + at, slug: doc.slug.replace(/\d+$/, String(firstId + at)) }));

/** An engine that indexes its vehicles with the first call. */
const engineOver = (documents: () => readonly VehicleDoc[], now: number): ((request: Request) => Promise<Response>) => {
  const engine = createEngine({ now: () => now });
  const handle = (request: Request): Promise<Response> => engine.handle(request);
  let seeded: Promise<void> | undefined;
  return async (request) => {
    seeded ??= seedIndex(handle, {
      indexUid,
      primaryKey: indexPrimaryKey,
      settings: indexSettings,
      documents: documents(),
    });
    await seeded;
    return handle(request);
  };
};

/** A call of the search as the engine knows it: Storybook may be published below a path. */
export const searchCall = (sent: Request): Request | undefined =>
  sent.url.includes('multi-search') ? new Request(new URL('/multi-search', sent.url), sent) : undefined;

/** A search server with some vehicles. Anything else is not found. */
const searchOver = (documents: () => readonly VehicleDoc[]): typeof globalThis.fetch => {
  const handle = engineOver(documents, testNow);
  return async (input, init) => {
    const request = searchCall(new Request(input instanceof URL ? input.href : input, init));
    return request ? handle(request) : Response.json({}, { status: 404 });
  };
};

/** What every stage searches. */
export const stageSearch = searchOver(() => stageStock);

/** What the demo sites search: they show vehicles of their own dealership only, and need all of them. */
export const demoSearch = searchOver(() => generated);

const engines = new Map<string, ReturnType<typeof engineOver>>();

/** The engine of a mocked page at a time and with a seed, as in the mocked apps. */
export const mockedEngine = (now: number, seed = stockSeed): ReturnType<typeof engineOver> => {
  const key = `${now} ${seed}`;
  const engine = engines.get(key) ?? engineOver(() => generateStock({ seed, now }), now);
  engines.set(key, engine);
  return engine;
};
