import { stableHash } from '@dealer/core/stock';
import { catalogue } from './catalogue.ts';
import type { CatalogueModel } from './catalogue.ts';
import { seededRandom } from './seededRandom.ts';

export type PlatedCar = {
  year: number;
  make: string;
  model: string;
  badge: string;
  body: string;
  transmission: string;
  fuel: string;
  colour: string;
  newPrice: number;
  holding: CatalogueModel['holding'];
};

/** Plates with a known outcome for testers; `age` is in years. */
export const demoPlates: readonly { plate: string; description: string; make: string; model: string; age: number }[] = [
  {
    plate: 'TRADE1',
    description: 'a RAV4 of five years: an offer up to 100,000 km',
    make: 'Toyota',
    model: 'RAV4',
    age: 5,
  },
  {
    plate: 'TRADE2',
    description: 'a Ranger of three years: an offer up to 100,000 km',
    make: 'Ford',
    model: 'Ranger',
    age: 3,
  },
  {
    plate: 'OLDCAR',
    description: 'a Commodore of twelve years: no estimate online',
    make: 'Holden',
    model: 'Commodore',
    age: 12,
  },
  { plate: 'NOCAR1', description: 'not found', make: '', model: '', age: 0 },
];

const colours = ['White', 'Silver', 'Grey', 'Black', 'Blue', 'Red'];

/** The year closest to `year` in which the model was sold. */
const soldIn = ({ years: [first, last] }: CatalogueModel, year: number, thisYear: number): number =>
  Math.min(Math.max(year, first), last === 0 ? thisYear : last);

/**
 * The car of a plate, always the same: that of a demo plate, else one derived from the plate. Undefined for an unknown
 * plate: the demo plate for this case, and every plate of fewer than three characters.
 */
export const platedCar = (plate: string, thisYear: number): PlatedCar | undefined => {
  const demo = demoPlates.find((one) => one.plate === plate);
  const random = seededRandom(stableHash(plate));
  const model =
    demo === undefined
      ? random.weighted(catalogue.map((one) => [one, one.weight] as const))
      : catalogue.find((one) => one.make === demo.make && one.model === demo.model);
  if (model === undefined || plate.length < 3) return undefined;
  const year = soldIn(model, thisYear - (demo?.age ?? random.between(1, 14)), thisYear);
  const fitting = model.badges.filter(({ from }) => from === undefined || from <= year);
  const badge = random.pick(fitting.length === 0 ? model.badges : fitting);
  return {
    year,
    make: model.make,
    model: model.model,
    badge: badge.name,
    body: model.body,
    fuel: badge.fuel ?? model.fuel,
    colour: random.pick(colours),
    transmission: random.chance(0.88) || (badge.fuel ?? model.fuel) === 'Electric' ? 'Automatic' : 'Manual',
    newPrice: model.newPrice * badge.factor,
    holding: model.holding,
  };
};
