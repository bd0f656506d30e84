import { defined } from '../wire/defined.ts';
import { readDoc } from '../wire/readDoc.ts';
import type { Model } from './model.ts';
import { modelDocSchema } from './modelDoc.ts';

/** A model, or why a document cannot be one. */
export type ParsedModel =
  | { readonly kind: 'model'; readonly model: Model }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/**
 * Reads a model of the wire (specification section 3, row 3.O05). A from price of 0 is none. Never throws.
 *
 * @example
 * parseModel({ name: 'Ranger', slug: 'ranger', status: 'new', from_price: '$39,990' }); // => { kind: 'model', model: { name: 'Ranger', fromPrice: 39990, ... } }
 */
export const parseModel = (input: unknown): ParsedModel => {
  const read = readDoc(modelDocSchema, input);
  if (read.kind === 'malformed') return read;
  const {
    name,
    slug,
    new_slug,
    manufacturer_name,
    status,
    image,
    from_price,
    short_description,
    override_url,
    body,
    body2,
    body3,
  } = read.doc;
  return {
    kind: 'model',
    model: defined({
      name,
      slug,
      newSlug: new_slug,
      manufacturerName: manufacturer_name,
      status: status === 'coming_soon' ? ('comingSoon' as const) : ('new' as const),
      imageUrl: image,
      fromPrice: from_price !== undefined && from_price > 0 ? Math.round(from_price) : undefined,
      shortDescription: short_description ?? '',
      overrideUrl: override_url,
      bodies: [body, body2, body3].filter((entry) => entry !== undefined),
    }),
  };
};
