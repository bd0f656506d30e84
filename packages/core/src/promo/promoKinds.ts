/** What promo tiles are usually about (row 9.P08), for editors and pictures; a tile may be about anything else. */
export const promoKinds = ['warranty', 'video call', 'trade-in', 'freight', 'finance', 'quality assured'] as const;

/** One of the six usual subjects. */
export type PromoKind = (typeof promoKinds)[number];
