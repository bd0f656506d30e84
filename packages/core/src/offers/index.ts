export { findOffer } from './findOffer.ts';
export type { Offer, OfferModel } from './offer.ts';
export { offerCategories } from './offerCategories.ts';
export { offerDocSchema, type OfferDoc } from './offerDoc.ts';
export { offerTile, type OfferTile } from './offerTile.ts';
export { parseOffer, type ParsedOffer } from './parseOffer.ts';
export { pickOffers, type OfferChoice } from './pickOffers.ts';
