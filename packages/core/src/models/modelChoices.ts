import { slugify } from '../format/slugify.ts';
import { modelBodies } from '../routes/modelBodies.ts';
import type { Model } from './model.ts';
import { modelsOfBody } from './modelsOfBody.ts';

/**
 * What the directory can be narrowed to: the bodies that some model has, in the specification's order, and the makers, each once, in
 * alphabetical order.
 *
 * @example
 * modelChoices([ranger, transit]); // => { bodies: [{ value: 'trucks', label: 'Trucks' }, { value: 'vans', label: 'Vans' }], makers: ['Ford'] }
 */
export const modelChoices = (models: readonly Model[]) => ({
  bodies: modelBodies.filter(({ value }) => modelsOfBody(models, value).length > 0),
  makers: [
    ...new Map(
      models.flatMap(({ manufacturerName }) =>
        manufacturerName === undefined ? [] : [[slugify(manufacturerName), manufacturerName] as const],
      ),
    ).values(),
  ].sort((one, other) => one.localeCompare(other, 'en-AU')),
});
