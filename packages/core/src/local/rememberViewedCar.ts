import type { Vehicle } from '../vehicle/vehicle.ts';
import { defined } from '../wire/defined.ts';
import type { ViewedCar } from './localShapes.ts';

/** The specification gives no number; a visitor does not look back further. */
const most = 20;

/**
 * The viewed cars after another page was opened: newest first, each once, 20 at most (specification section 3, Local data; row 3.D02).
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
