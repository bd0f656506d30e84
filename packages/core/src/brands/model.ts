import * as z from 'zod/mini';
import { contentKind } from '../content/contentKind.ts';
import { lenient, list, neededText, number, oneOf, text, url } from '../data/lenient.ts';
import { readObject, readUrl } from '../data/readers.ts';
import { defined } from '../data/values.ts';

/** A version of a model that can be ordered, with what distinguishes it from the others. */
type ModelVariant = {
  readonly name: string;
  readonly fuel?: string;
  readonly transmission?: string;
  readonly drive?: string;
  /** Whole dollars. */
  readonly fromPrice?: number;
};

/** A reason to look at a model. */
export type ModelHighlight = { readonly title: string; readonly text: string };

/** A model of the manufacturer's range, for its directory tile and its page. */
export type Model = {
  readonly name: string;
  readonly slug: string;
  /** Replaces the slug in links (decision F7). */
  readonly newSlug?: string;
  readonly manufacturerName?: string;
  readonly status: 'new' | 'comingSoon';
  readonly imageUrl?: string;
  /** Whole dollars. */
  readonly fromPrice?: number;
  /** What the from price includes, such as "Drive away". */
  readonly priceType?: string;
  readonly shortDescription: string;
  /** As written; may contain HTML and is shown as plain text. */
  readonly description: string;
  /** Replaces the link to the model's page; wins over both slugs (decision F7). */
  readonly overrideUrl?: string;
  /** The non-empty ones of the document's three body fields, in order. */
  readonly bodies: readonly string[];
  /** Further pictures, after `imageUrl`. */
  readonly pictures: readonly string[];
  readonly variants: readonly ModelVariant[];
  readonly highlights: readonly ModelHighlight[];
};

const readPicture = (value: unknown): string | undefined => readUrl(readObject(value)?.['url'] ?? value);

/**
 * A model as sent by the backend. The fields `body`, `body2` and `body3` are the manufacturer's; a picture is an address or an
 * object with one. The fields from `price_type` on are the platform's own and are shown on the model's page only.
 */
export const modelDocSchema = z.object({
  name: neededText,
  slug: neededText,
  new_slug: text,
  manufacturer_name: text,
  status: oneOf(['new', 'coming_soon']),
  image: lenient(readPicture),
  from_price: number,
  short_description: text,
  override_url: url,
  body: text,
  body2: text,
  body3: text,
  price_type: text,
  description: text,
  images: lenient((value) => (Array.isArray(value) ? value.flatMap((entry) => readPicture(entry) ?? []) : undefined)),
  variants: list(z.object({ name: neededText, fuel: text, transmission: text, drive: text, from_price: number })),
  highlights: list(z.object({ title: neededText, text })),
});

/** A price of 0 means that no price is known. */
const dollars = (price: number | undefined): number | undefined =>
  price !== undefined && price > 0 ? Math.round(price) : undefined;

/** Reads `content/models.json`: the models of the directory in order. */
export const modelsContent = contentKind({
  name: 'models',
  schema: modelDocSchema,
  itemOf: (doc): Model =>
    defined({
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
  file: z.object({}),
});
