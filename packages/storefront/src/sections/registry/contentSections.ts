// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as bodyTypes } from '../BodyTypes/section.ts';
import { section as certified } from '../Certified/section.ts';
import { section as favourites } from '../Favourites/section.ts';
import { section as featured } from '../Featured/section.ts';
import { section as financePromo } from '../FinancePromo/section.ts';
import { section as hero } from '../Hero/section.ts';
import { section as justArrived } from '../JustArrived/section.ts';
import { section as locations } from '../Locations/section.ts';
import { section as makes } from '../Makes/section.ts';
import { section as models } from '../Models/section.ts';
import { section as offers } from '../Offers/section.ts';
import { section as paymentCards } from '../PaymentCards/section.ts';
import { section as posts } from '../Posts/section.ts';
import { section as priceBands } from '../PriceBands/section.ts';
import { section as priceSearch } from '../PriceSearch/section.ts';
import { section as reasons } from '../Reasons/section.ts';
import { section as recentlyViewed } from '../RecentlyViewed/section.ts';
import { section as reviews } from '../Reviews/section.ts';
import { section as salesCounter } from '../SalesCounter/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const contentSections: SectionDefinitions = {
  bodyTypes,
  certified,
  favourites,
  featured,
  financePromo,
  hero,
  justArrived,
  locations,
  makes,
  models,
  offers,
  paymentCards,
  posts,
  priceBands,
  priceSearch,
  reasons,
  recentlyViewed,
  reviews,
  salesCounter,
};
