/** Where and how the enquiry was made; the browser's part of a lead. */
export type LeadContext = {
  readonly url: string;
  readonly userAgent: string;
  readonly visitedPages: readonly string[];
  readonly linkedQueryParams: Readonly<Record<string, string>>;
  readonly category?: string;
  readonly subcategory?: string;
  /** Which page it was, in the site's table of routes; a page of the site's own by its path. */
  readonly pageId: string;
  /** The consent wording beside the opt-in box; the lead records it (decision E17). */
  readonly optInWording?: string;
  /** The price line beside the form, as the visitor read it. */
  readonly priceShown?: string;
  /** Fields of a special form, such as "Request Photos"; checked options as a list. */
  readonly extra?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
};
