import { readText, readWhole } from '../data/readers.ts';
import { defined } from '../data/values.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { ViewedCar } from './localShapes.ts';
import { readEntries } from './readEntries.ts';

const readViewedCar = ({
  id: stored,
  stocknum,
  make,
  model,
  body,
  simple_body,
}: Record<string, unknown>): ViewedCar | undefined => {
  const id = readWhole(stored);
  return id === undefined
    ? undefined
    : defined({
        id,
        stocknum: readText(stocknum),
        make: readText(make),
        model: readText(model),
        body: readText(body),
        simple_body: readText(simple_body),
      });
};

/**
 * The cars viewed on this device; invalid entries are left out.
 *
 * @example
 * parseViewedCars([{ id: 7, stocknum: 'HC7', make: 'Toyota', model: 'Hilux' }]); // => the same list
 */
export const parseViewedCars = (stored: unknown): ViewedCar[] => readEntries(stored, readViewedCar, ({ id }) => id);

/** The number of viewed vehicles that are stored. */
const most = 20;

/**
 * The viewed cars after a vehicle page was opened: newest first, each once, at most 20.
 *
 * @example
 * rememberViewedCar([], hilux); // => [{ id: 7, stocknum: 'HC7', make: 'Toyota', model: 'Hilux', body: 'Ute', simple_body: 'Ute' }]
 */
export const rememberViewedCar = (
  viewed: readonly ViewedCar[],
  { id, stockNumber, make, model, body }: Vehicle,
): ViewedCar[] => {
  const car: ViewedCar = defined({ id, stocknum: stockNumber, make, model, body, simple_body: body });
  return [car, ...viewed.filter((known) => known.id !== id)].slice(0, most);
};
