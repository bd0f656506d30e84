/** A model of the maker's range, as the directory shows it (specification section 3, Model). */
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
  readonly shortDescription: string;
  /** Leads elsewhere; wins over both slugs (decision F7). */
  readonly overrideUrl?: string;
  /** From the wire's three body fields, in their order, without empty ones. */
  readonly bodies: readonly string[];
};
