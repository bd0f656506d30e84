import { viewedCarSchema, type ViewedCar } from './localShapes.ts';
import { readEntries } from './readEntries.ts';

/**
 * The cars looked at on this device (specification section 3, Local data; row 3.D02); what cannot be read is left out.
 *
 * @example
 * parseViewedCars([{ id: 7, stocknum: 'HC7', make: 'Toyota', model: 'Hilux' }]); // => the same list
 */
export const parseViewedCars = (stored: unknown): ViewedCar[] => readEntries(viewedCarSchema, stored, ({ id }) => id);
