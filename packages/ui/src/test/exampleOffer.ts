import { aSite } from '@dealer/core/testing';
import { offerTile, type Offer, type OfferTile } from '@dealer/core/offers';

/** Noon of 2 October 2026 in Brisbane. */
export const exampleNow = Date.UTC(2026, 9, 2, 2);

export const exampleOffer: Offer = {
  id: 12,
  name: 'Ute with tray and tow bar, ready for Monday',
  description: 'Steel tray, tow bar and a first service, fitted before you pick it up.',
  disclaimer: 'New stock delivered by 31 October. Not with other offers.',
  category: 'Drive away',
  price: 48_990,
  priceType: 'Drive away',
  ends: '2026-10-31',
  imageUrl: '/pictures/ute/white/front.webp',
  excludedWebsiteIds: [],
};

/** An offer as a page shows it, with changes. */
export const exampleOfferTile = (change: Partial<Offer> = {}): OfferTile =>
  offerTile({ ...exampleOffer, ...change }, { ...aSite(), timezone: 'Australia/Brisbane' }, exampleNow);
