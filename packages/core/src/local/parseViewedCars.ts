import { readText, readWhole } from '../vehicle/readers.ts';
import { defined } from '../wire/defined.ts';
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
 * The cars looked at on this device (specification section 3, Local data; row 3.D02); what cannot be read is left out.
 *
 * @example
 * parseViewedCars([{ id: 7, stocknum: 'HC7', make: 'Toyota', model: 'Hilux' }]); // => the same list
 */
export const parseViewedCars = (stored: unknown): ViewedCar[] => readEntries(stored, readViewedCar, ({ id }) => id);
