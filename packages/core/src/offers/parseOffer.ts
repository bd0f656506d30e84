import { defined } from '../wire/defined.ts';
import { readDoc } from '../wire/readDoc.ts';
import type { Offer, OfferModel } from './offer.ts';
import { offerDocSchema, type OfferDoc } from './offerDoc.ts';

/** An offer, or why a document cannot be one. */
export type ParsedOffer =
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

const modelOf = (model: OfferDoc['model']): OfferModel | undefined =>
  model?.name === undefined
    ? undefined
    : defined({ name: model.name, slug: model.slug, overrideUrl: model.override_url });

/**
 * Reads an offer of the wire (specification section 3, rows 3.O02 to 3.O04). Never throws.
 *
 * @example
 * parseOffer({ id: 12, name: 'Plate clearance' }); // => { kind: 'offer', offer: { id: 12, name: 'Plate clearance', description: '', disclaimer: '', excludedWebsiteIds: [] } }
 */
export const parseOffer = (input: unknown): ParsedOffer => {
  const read = readDoc(offerDocSchema, input);
  if (read.kind === 'malformed') return read;
  const {
    id,
    name,
    description,
    sanitized_description,
    disclaimer,
    category,
    price,
    price_type,
    ends,
    manufacturer,
    model,
    image_url,
    image_or_model_image,
    excluded_website_ids,
  } = read.doc;
  return {
    kind: 'offer',
    offer: defined({
      id,
      name,
      description: sanitized_description ?? description ?? '',
      disclaimer: disclaimer ?? '',
      category,
      price,
      priceType: price_type,
      ends,
      manufacturer,
      model: modelOf(model),
      imageUrl: image_or_model_image?.url ?? image_url,
      excludedWebsiteIds: excluded_website_ids ?? [],
    }),
  };
};
