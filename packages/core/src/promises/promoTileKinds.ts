/** What the tiles between the results are about (row 9.P08). The first stands at position 8 of the grid (row 9.P09), which is the default of `promo.positions`. */
export const promoTileKinds = ['warranty', 'video call', 'trade-in', 'freight', 'finance', 'quality assured'] as const;

/** One of them. */
export type PromoTileKind = (typeof promoTileKinds)[number];
