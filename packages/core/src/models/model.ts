/** A version of a model that can be ordered, with what tells it from the others. */
export type ModelVariant = {
  readonly name: string;
  readonly fuel?: string;
  readonly transmission?: string;
  readonly drive?: string;
  /** Whole dollars. */
  readonly fromPrice?: number;
};

/** A reason to look at a model. */
export type ModelHighlight = { readonly title: string; readonly text: string };

/** A model of the maker's range, as the directory shows it (specification section 3, Model), and what its page says more. */
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
  /** As written: it may hold HTML, and is to be shown as text. */
  readonly description: string;
  /** Leads elsewhere; wins over both slugs (decision F7). */
  readonly overrideUrl?: string;
  /** From the wire's three body fields, in their order, without empty ones. */
  readonly bodies: readonly string[];
  /** Further pictures, after `imageUrl`. */
  readonly pictures: readonly string[];
  readonly variants: readonly ModelVariant[];
  readonly highlights: readonly ModelHighlight[];
};
