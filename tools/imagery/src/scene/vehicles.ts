import type { Vehicle } from './car.ts';
import * as cars from './cars.ts';
import * as leisure from './leisure.ts';
import * as working from './working.ts';

/** The modeller of each body, by its key. */
export const vehicles: Record<string, () => Vehicle> = { ...cars, ...working, ...leisure };
