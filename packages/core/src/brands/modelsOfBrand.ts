import { slugify } from '../format/slugify.ts';
import type { Model } from '../models/model.ts';
import type { Site } from '../site/site.ts';

/**
 * The models of a brand, in their order. On a site of one manufacturer those that name no maker are its own.
 *
 * @example
 * modelsOfBrand(models, 'ford', site).map(({ name }) => name); // => ['Ranger', 'Everest']
 */
export const modelsOfBrand = (
  models: readonly Model[],
  brand: string,
  { manufacturer }: Pick<Site, 'manufacturer'>,
): Model[] => models.filter(({ manufacturerName }) => slugify(manufacturerName ?? manufacturer ?? '') === brand);
