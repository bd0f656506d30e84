import { stableHash } from '@dealer/core/stock';
import { catalogue } from './catalogue.ts';
import type { CatalogueModel } from './catalogue.ts';
import { seededRandom } from './seededRandom.ts';

/** A car behind a plate. */
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

/** Plates that testers can rely on, whatever the year: what is asked for, how old the car is, and what comes of it. */
export const demoPlates: readonly { plate: string; says: string; make: string; model: string; age: number }[] = [
  { plate: 'TRADE1', says: 'a RAV4 of five years: an offer up to 100,000 km', make: 'Toyota', model: 'RAV4', age: 5 },
  {
    plate: 'TRADE2',
    says: 'a Ranger of three years: an offer up to 100,000 km',
    make: 'Ford',
    model: 'Ranger',
    age: 3,
  },
  {
    plate: 'OLDCAR',
    says: 'a Commodore of twelve years: no estimate online',
    make: 'Holden',
    model: 'Commodore',
    age: 12,
  },
  { plate: 'NOCAR1', says: 'not found', make: '', model: '', age: 0 },
];

const colours = ['White', 'Silver', 'Grey', 'Black', 'Blue', 'Red'];

/** A year in which the model was sold, as near to the wish as there is. */
const soldIn = ({ years: [first, last] }: CatalogueModel, wish: number, thisYear: number): number =>
  Math.min(Math.max(wish, first), last === 0 ? thisYear : last);

/**
 * The car behind a plate, the same each time; of any plate that is not a tester's, some car that is driven here. Undefined where no
 * register knows it: a tester's plate for that, and every plate of fewer than three signs.
 *
 * @example
 * platedCar('TRADE1', 2026) // => { year: 2021, make: 'Toyota', model: 'RAV4', ... }
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
