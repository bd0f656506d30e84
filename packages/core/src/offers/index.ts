export {
  activePromoTiles,
  type GridItem,
  interleavePromo,
  type PlacedTile,
  positionPromoTiles,
  shuffled,
} from './promoTiles.ts';
export { financePromo, financePromoFilter, pickFinancePromo } from './financePromo.ts';
export { findOffer, listedOffers, type OfferChoice, pickOffers } from './pickOffers.ts';
export { hasEnded, offerEnd, type OfferEnd } from './offerEnd.ts';
export {
  type Offer,
  type OfferDoc,
  offerDocSchema,
  type OfferModel,
  offersContent,
  type ParsedOffer,
  parseOffer,
} from './offer.ts';
export { offerCategories } from './offerCategories.ts';
export { offerGraph } from './offerGraph.ts';
export { type OfferAnswer, offerPriceSteps, searchOffers } from './searchOffers.ts';
export { offersPath, readOfferSearch, type OfferSearch } from './offerSearch.ts';
export { offerTile, type OfferTile } from './offerTile.ts';
export { promoTileKinds, type PromoTileKind } from '../site/promoTileKinds.ts';
export { wheelTurn } from './wheelTurn.ts';
