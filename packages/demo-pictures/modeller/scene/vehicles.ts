import type { Vehicle } from './carSpec.ts';
import * as cars from './cars.ts';
import * as leisure from './leisure.ts';
import type { Look } from './look.ts';
import * as working from './working.ts';

/** The modeller of each body, by its key. */
export const vehicles: Record<string, (look?: Look) => Vehicle> = { ...cars, ...working, ...leisure };
