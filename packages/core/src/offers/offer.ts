import * as z from 'zod/mini';
import { contentKind } from '../content/contentKind.ts';
import { lenient, neededText, neededWhole, part, text, url } from '../data/lenient.ts';
import { comparisonRateWarning, percent } from '../finance/rateText.ts';
import { readMoment, readNumber, readObject, readText, readWhole } from '../data/readers.ts';
import { defined } from '../data/values.ts';

/** The model that an offer is about. */
type OfferModel = { readonly name: string; readonly slug?: string; readonly overrideUrl?: string };

/** A special offer of the dealership. Texts may contain HTML. */
export type Offer = {
  readonly id: number;
  /** With a rate, its comparison rate follows in the same heading. */
  readonly name: string;
  /** The sanitised description if there is one, else the description. It must still be sanitised or shown as text. */
  readonly description: string;
  readonly disclaimer: string;
  /** What must be said, whole, with the comparison rate that is part of the name. */
  readonly warning?: string;
  /** E.g. "Finance offer". */
  readonly category?: string;
  /** Whole dollars. */
  readonly price?: number;
  /** What the price includes: "Drive away", "Installed". */
  readonly priceType?: string;
  /** Its last day, "YYYY-MM-DD", inclusive, in the site's time zone; without one the offer does not end. */
  readonly ends?: string;
  /** The maker's name. */
  readonly manufacturer?: string;
  readonly model?: OfferModel;
  /** The offer's picture, else the model's. */
  readonly imageUrl?: string;
  /** Websites that must not show it (decision F9). */
  readonly excludedWebsiteIds: readonly number[];
};

/** Feeds write a maker as a name or as an object with a name. */
const named = lenient((value) => readText(value) ?? readText(readObject(value)?.['name']));

const ids = lenient((value) => {
  if (value === undefined || value === null) return undefined;
  const entries: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value];
  return entries.flatMap((entry) => readWhole(entry) ?? []);
});

const dayOf = (written: string): string | null => {
  const moment = written.length === 10 ? readMoment(written) : undefined;
  // Otherwise 31 February would become a day in March.
  return moment !== undefined && new Date(moment).toISOString().startsWith(written) ? written : null;
};

/** A calendar date. An invalid date is an error, because the offer would never end. */
const day = z.optional(
  z.pipe(
    z.transform((value: unknown) => {
      const written = readText(value);
      return written === undefined ? undefined : dayOf(written);
    }),
    z.optional(z.string()),
  ),
);

const price = lenient((value) => {
  const dollars = Math.round(readNumber(value) ?? 0);
  return dollars > 0 ? dollars : undefined;
});

/** An offer in the content file. Only id and name are required. */
export const offerDocSchema = z.object({
  id: neededWhole,
  name: neededText,
  description: text,
  sanitized_description: text,
  disclaimer: text,
  /** Per cent a year, for an offer whose name has an interest rate. */
  comparison_rate: lenient(readNumber),
  /** The loan that the comparison rate is true for; "a secured loan of $30,000 over 5 years" without it. */
  comparison_basis: text,
  category: text,
  price,
  price_type: text,
  ends: day,
  manufacturer: named,
  model: part(z.object({ name: text, slug: text, override_url: url })),
  image_url: url,
  image_or_model_image: part(z.object({ url })),
  excluded_website_ids: ids,
});

/** An offer before parsing; see `offerDocSchema`. */
type OfferDoc = z.output<typeof offerDocSchema>;

const modelOf = (model: OfferDoc['model']): OfferModel | undefined =>
  model?.name === undefined
    ? undefined
    : defined({ name: model.name, slug: model.slug, overrideUrl: model.override_url });

/**
 * The parser of a site's `content/offers.json`.
 *
 * @example
 * offersContent.read({ items: [{ id: 12, name: 'Plate clearance' }] })?.items.length; // => 1
 */
export const offersContent = contentKind({
  name: 'offers',
  schema: offerDocSchema,
  itemOf: (doc): Offer =>
    defined({
      id: doc.id,
      name:
        doc.comparison_rate === undefined ? doc.name : `${doc.name}, comparison rate ${percent(doc.comparison_rate)}`,
      warning:
        doc.comparison_rate === undefined
          ? undefined
          : comparisonRateWarning(doc.comparison_basis ?? 'a secured loan of $30,000 over 5 years'),
      description: doc.sanitized_description ?? doc.description ?? '',
      disclaimer: doc.disclaimer ?? '',
      category: doc.category,
      price: doc.price,
      priceType: doc.price_type,
      ends: doc.ends,
      manufacturer: doc.manufacturer,
      model: modelOf(doc.model),
      imageUrl: doc.image_or_model_image?.url ?? doc.image_url,
      excludedWebsiteIds: doc.excluded_website_ids ?? [],
    }),
  file: z.object({}),
});
