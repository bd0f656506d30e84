import { offerDisclaimerText, offerText } from '../limits/text.ts';
import { offerPath } from '../routes/offerPath.ts';
import type { Site } from '../site/site.ts';
import { longText, type LongText } from '../text/longText.ts';
import type { Offer } from './offer.ts';

/** An offer as a list shows it. */
export type OfferTile = {
  readonly id: number;
  readonly name: string;
  readonly category?: string;
  readonly imageUrl?: string;
  readonly description: LongText;
  readonly disclaimer: LongText;
  readonly href: string;
};

/**
 * An offer's tile (specification sections 2 and 4; rows 2.O01, 4.X02, 4.X03): description above 200 characters cut to 160, disclaimer
 * above 200, link with or without the maker's segment.
 *
 * @example
 * offerTile(offer, aSite()).href; // => '/offers/toyota/12'
 */
export const offerTile = (
  { id, name, category, imageUrl, description, disclaimer, manufacturer }: Offer,
  site: Pick<Site, 'manufacturer'>,
): OfferTile => ({
  id,
  name,
  ...(category === undefined ? {} : { category }),
  ...(imageUrl === undefined ? {} : { imageUrl }),
  description: longText(description, offerText),
  disclaimer: longText(disclaimer, offerDisclaimerText),
  href: offerPath({ id, ...(manufacturer === undefined ? {} : { manufacturer }) }, site),
});
