export { promoTileKinds, type PromoTileKind } from './promoTileKinds.ts';
export { reserveTerms, type ReserveTerms } from './reserveTerms.ts';
