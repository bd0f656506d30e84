/** The browser's part of a lead: where and how the enquiry was made. */
export type LeadContext = {
  readonly url: string;
  readonly userAgent: string;
  readonly visitedPages: readonly string[];
  readonly linkedQueryParams: Readonly<Record<string, string>>;
  readonly category?: string;
  readonly subcategory?: string;
  /** Which page it was, in the site's table of routes; a page of the site's own by its path. */
  readonly pageId: string;
  /** The consent wording at the opt-in box, which the lead records (decision E17). */
  readonly optInWording?: string;
  /** The price line at the form, as shown to the visitor. */
  readonly priceShown?: string;
  /** Fields of a special form, such as "Request Photos"; checked options as a list. */
  readonly extra?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
};
