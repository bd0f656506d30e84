import { defined } from '../wire/defined.ts';
import { readDoc } from '../wire/readDoc.ts';
import type { Model } from './model.ts';
import { modelDocSchema } from './modelDoc.ts';

/** A model, or why a document cannot be one. */
export type ParsedModel =
  | { readonly kind: 'model'; readonly model: Model }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/** A price of 0 is none. */
const dollars = (price: number | undefined): number | undefined =>
  price !== undefined && price > 0 ? Math.round(price) : undefined;

/**
 * Reads a model of the wire (specification section 3, row 3.O05). A from price of 0 is none. Never throws.
 *
 * @example
 * parseModel({ name: 'Ranger', slug: 'ranger', status: 'new', from_price: '$39,990' }); // => { kind: 'model', model: { name: 'Ranger', fromPrice: 39990, ... } }
 */
export const parseModel = (input: unknown): ParsedModel => {
  const read = readDoc(modelDocSchema, input);
  if (read.kind === 'malformed') return read;
  const { doc } = read;
  return {
    kind: 'model',
    model: defined({
      name: doc.name,
      slug: doc.slug,
      newSlug: doc.new_slug,
      manufacturerName: doc.manufacturer_name,
      status: doc.status === 'coming_soon' ? ('comingSoon' as const) : ('new' as const),
      imageUrl: doc.image,
      fromPrice: dollars(doc.from_price),
      priceType: doc.price_type,
      shortDescription: doc.short_description ?? '',
      description: doc.description ?? '',
      overrideUrl: doc.override_url,
      bodies: [doc.body, doc.body2, doc.body3].filter((entry) => entry !== undefined),
      pictures: doc.images ?? [],
      variants: (doc.variants ?? []).map(({ name, fuel, transmission, drive, from_price }) =>
        defined({ name, fuel, transmission, drive, fromPrice: dollars(from_price) }),
      ),
      highlights: (doc.highlights ?? []).map(({ title, text = '' }) => ({ title, text })),
    }),
  };
};
