/** The kinds of promo tiles among the results. The first tile is at position 8 of the grid, the default of `promo.positions`. */
export const promoTileKinds = ['warranty', 'video call', 'trade-in', 'freight', 'finance', 'quality assured'] as const;

export type PromoTileKind = (typeof promoTileKinds)[number];
