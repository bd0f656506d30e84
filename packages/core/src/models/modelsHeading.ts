import { slugify } from '../format/slugify.ts';
import type { ModelBody } from '../routes/modelBodies.ts';
import type { ModelSearch } from './searchModels.ts';

const nouns: Readonly<Record<ModelBody, string>> = {
  suv: 'SUVs',
  trucks: 'trucks',
  vans: 'vans',
  performance: 'performance models',
  electric: 'electric models',
  'future-vehicles': 'future vehicles',
};

/**
 * The heading of the directory: the maker, chosen or the only one, and the body.
 *
 * @example
 * modelsHeading({ body: 'suv' }, ['Toyota']); // => 'Toyota SUVs'
 * modelsHeading({}, ['Ford', 'Kia']); // => 'Models'
 */
export const modelsHeading = (
  { manufacturer, body }: Pick<ModelSearch, 'manufacturer' | 'body'>,
  makers: readonly string[],
): string => {
  const maker =
    manufacturer === undefined
      ? makers.length === 1
        ? makers[0]
        : undefined
      : makers.find((one) => slugify(one) === slugify(manufacturer));
  const noun = body === undefined ? 'models' : nouns[body];
  return maker === undefined ? noun.charAt(0).toUpperCase() + noun.slice(1) : `${maker} ${noun}`;
};
