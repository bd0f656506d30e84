/** The model that an offer is about. */
export type OfferModel = { readonly name: string; readonly slug?: string; readonly overrideUrl?: string };

/** A special offer of the dealership (specification section 3, Offer). Texts are as written: they may hold HTML. */
export type Offer = {
  readonly id: number;
  readonly name: string;
  /** The sanitised description where there is one, else the description; still to be shown through the HTML sanitiser or as text. */
  readonly description: string;
  readonly disclaimer: string;
  /** E.g. "Finance offer". */
  readonly category?: string;
  /** Whole dollars. */
  readonly price?: number;
  /** What the price is: "Drive away", "Installed". */
  readonly priceType?: string;
  /** Its last day, "YYYY-MM-DD", included, in the site's time zone; without one it does not end. */
  readonly ends?: string;
  /** The maker's name. */
  readonly manufacturer?: string;
  readonly model?: OfferModel;
  /** Its own picture, else its model's. */
  readonly imageUrl?: string;
  /** Websites that must not show it (decision F9). */
  readonly excludedWebsiteIds: readonly number[];
};
