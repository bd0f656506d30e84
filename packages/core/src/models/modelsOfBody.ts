import { slugify } from '../format/slugify.ts';
import type { ModelBody } from '../routes/modelBodies.ts';
import type { Model } from './model.ts';

/**
 * The models of a body of the directory, in the order they came; all where none is chosen (row 2.R32; decision F6). Any of a model's
 * three bodies counts, "Future Vehicles" and "future-vehicles" are one, and so are "Van" and "Vans".
 *
 * @example
 * modelsOfBody([ranger, transit], 'vans'); // => [transit]
 */
export const modelsOfBody = (models: readonly Model[], body: ModelBody | undefined): Model[] =>
  models.filter(
    ({ bodies }) => body === undefined || bodies.map(slugify).some((slug) => slug === body || `${slug}s` === body),
  );
