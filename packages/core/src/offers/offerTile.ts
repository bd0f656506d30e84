import { formatPrice } from '../price/shownAmount.ts';
import { offerPath } from '../routes/morePaths.ts';
import type { Site } from '../site/site.ts';
import { longText, type LongText, type TextLimit } from '../format/longText.ts';
import type { Offer } from './offer.ts';
import { offerEnd, type OfferEnd } from './offerEnd.ts';

/** An offer's disclaimer. */
const offerDisclaimerText: TextLimit = { limit: 200, cutTo: 200 };

/** An offer's description. */
export const offerText: TextLimit = { limit: 200, cutTo: 160 };

export type OfferTile = {
  /** The number of the offer. */
  readonly id: number;
  readonly name: string;
  /** The kind of offer, above its name. */
  readonly category?: string;
  /** Its picture; without it there is none. */
  readonly imageUrl?: string;
  /** "$48,990", and what it includes: "Drive away". */
  readonly price?: { readonly text: string; readonly type?: string };
  /** When the offer ends. */
  readonly end?: OfferEnd;
  /** What is offered; a long text can be expanded. */
  readonly description: LongText;
  /** Its conditions; a long text can be expanded. */
  readonly disclaimer: LongText;
  /** Never folded away. */
  readonly warning?: string;
  readonly href: string;
};

/**
 * An offer's tile: description above 200 characters cut to 160, disclaimer
 * above 200, link with or without the maker's segment. `now` in milliseconds.
 *
 * @example
 * offerTile(offer, aSite(), testNow).href; // => '/offers/toyota/12'
 */
export const offerTile = (
  offer: Offer,
  site: Pick<Site, 'manufacturer' | 'country' | 'price' | 'timezone'>,
  now: number,
): OfferTile => {
  const { id, name, category, imageUrl, description, disclaimer, warning, price, priceType } = offer;
  const end = offerEnd(offer, site, now);
  return {
    id,
    name,
    ...(category === undefined ? {} : { category }),
    ...(imageUrl === undefined ? {} : { imageUrl }),
    ...(price === undefined
      ? {}
      : { price: { text: formatPrice(price, site), ...(priceType === undefined ? {} : { type: priceType }) } }),
    ...(end === undefined ? {} : { end }),
    description: longText(description, offerText),
    disclaimer: longText(disclaimer, offerDisclaimerText),
    ...(warning === undefined ? {} : { warning }),
    href: offerPath(offer, site),
  };
};
