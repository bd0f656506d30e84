// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { later } from '../../region/later.tsx';
import { BodyTypes } from '../BodyTypes/BodyTypes.tsx';
import { Certified } from '../Certified/Certified.tsx';
import { Featured } from '../Featured/Featured.tsx';
import { FinancePromoPlace } from '../FinancePromo/FinancePromoPlace.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { JustArrived } from '../JustArrived/JustArrived.tsx';
import { Locations } from '../Locations/Locations.tsx';
import { Makes } from '../Makes/Makes.tsx';
import { ModelsPlace } from '../Models/ModelsPlace.tsx';
import { PriceBands } from '../PriceBands/PriceBands.tsx';
import { PriceSearch } from '../PriceSearch/PriceSearch.tsx';
import { Reasons } from '../Reasons/Reasons.tsx';
import type { SectionParts } from '../SectionList.tsx';

export const contentParts: SectionParts = {
  bodyTypes: { Component: BodyTypes },
  certified: { Component: Certified },
  favourites: { Component: later(async () => (await import('../Favourites/Favourites.tsx')).Favourites) },
  featured: { Component: Featured },
  financePromo: { Component: later(async () => (await import('../FinancePromo/FinancePromo.tsx')).FinancePromo), Place: FinancePromoPlace },
  hero: { Component: Hero },
  justArrived: { Component: JustArrived },
  locations: { Component: Locations },
  makes: { Component: Makes },
  models: { Component: later(async () => (await import('../Models/Models.tsx')).Models), Place: ModelsPlace },
  priceBands: { Component: PriceBands },
  priceSearch: { Component: PriceSearch },
  reasons: { Component: Reasons },
  recentlyViewed: { Component: later(async () => (await import('../RecentlyViewed/RecentlyViewed.tsx')).RecentlyViewed) },
};
