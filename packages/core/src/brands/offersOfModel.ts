import { slugify } from '../format/slugify.ts';
import type { Offer } from '../offers/offer.ts';
import type { Model } from './model.ts';

/**
 * The offers about a model, in their order: those that name its current or former slug, or its name; never those of another
 * manufacturer.
 *
 * @example
 * offersOfModel([plateClearance], ranger); // => [plateClearance], where its model is the Ranger
 */
export const offersOfModel = (offers: readonly Offer[], { name, slug, newSlug, manufacturerName }: Model): Offer[] =>
  offers.filter(({ model, manufacturer }) => {
    if (model === undefined) return false;
    if (
      manufacturer !== undefined &&
      manufacturerName !== undefined &&
      slugify(manufacturer) !== slugify(manufacturerName)
    )
      return false;
    return model.slug === undefined
      ? slugify(model.name) === slugify(name)
      : [slug, newSlug].includes(model.slug) || slugify(model.name) === slugify(name);
  });
