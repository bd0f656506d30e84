// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { later } from '../../region/later.tsx';
import { section as bodyTypes } from '../BodyTypes/section.ts';
import { BodyTypes } from '../BodyTypes/BodyTypes.tsx';
import { section as certified } from '../Certified/section.ts';
import { CertifiedPlace } from '../Certified/CertifiedPlace.tsx';
import { section as favourites } from '../Favourites/section.ts';
import { section as featured } from '../Featured/section.ts';
import { Featured } from '../Featured/Featured.tsx';
import { section as financePromo } from '../FinancePromo/section.ts';
import { FinancePromoPlace } from '../FinancePromo/FinancePromoPlace.tsx';
import { section as hero } from '../Hero/section.ts';
import { Hero } from '../Hero/Hero.tsx';
import { section as justArrived } from '../JustArrived/section.ts';
import { JustArrived } from '../JustArrived/JustArrived.tsx';
import { section as locations } from '../Locations/section.ts';
import { LocationsPlace } from '../Locations/LocationsPlace.tsx';
import { section as makes } from '../Makes/section.ts';
import { Makes } from '../Makes/Makes.tsx';
import { section as models } from '../Models/section.ts';
import { ModelsPlace } from '../Models/ModelsPlace.tsx';
import { section as offers } from '../Offers/section.ts';
import { OffersPlace } from '../Offers/OffersPlace.tsx';
import { section as paymentCards } from '../PaymentCards/section.ts';
import { PaymentCardsPlace } from '../PaymentCards/PaymentCardsPlace.tsx';
import { section as posts } from '../Posts/section.ts';
import { PostsPlace } from '../Posts/PostsPlace.tsx';
import { section as priceBands } from '../PriceBands/section.ts';
import { PriceBands } from '../PriceBands/PriceBands.tsx';
import { section as priceSearch } from '../PriceSearch/section.ts';
import { PriceSearch } from '../PriceSearch/PriceSearch.tsx';
import { section as reasons } from '../Reasons/section.ts';
import { ReasonsPlace } from '../Reasons/ReasonsPlace.tsx';
import { section as recentlyViewed } from '../RecentlyViewed/section.ts';
import { section as reviews } from '../Reviews/section.ts';
import { ReviewsPlace } from '../Reviews/ReviewsPlace.tsx';
import { section as salesCounter } from '../SalesCounter/section.ts';
import { SalesCounterPlace } from '../SalesCounter/SalesCounterPlace.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const contentParts: SectionParts = {
  bodyTypes: { definition: bodyTypes, Component: BodyTypes },
  certified: { definition: certified, Component: later(async () => (await import('../Certified/Certified.tsx')).Certified), Place: CertifiedPlace },
  favourites: { definition: favourites, Component: later(async () => (await import('../Favourites/Favourites.tsx')).Favourites) },
  featured: { definition: featured, Component: Featured },
  financePromo: { definition: financePromo, Component: later(async () => (await import('../FinancePromo/FinancePromo.tsx')).FinancePromo), Place: FinancePromoPlace },
  hero: { definition: hero, Component: Hero },
  justArrived: { definition: justArrived, Component: JustArrived },
  locations: { definition: locations, Component: later(async () => (await import('../Locations/Locations.tsx')).Locations), Place: LocationsPlace },
  makes: { definition: makes, Component: Makes },
  models: { definition: models, Component: later(async () => (await import('../Models/Models.tsx')).Models), Place: ModelsPlace },
  offers: { definition: offers, Component: later(async () => (await import('../Offers/Offers.tsx')).Offers), Place: OffersPlace },
  paymentCards: { definition: paymentCards, Component: later(async () => (await import('../PaymentCards/PaymentCards.tsx')).PaymentCards), Place: PaymentCardsPlace },
  posts: { definition: posts, Component: later(async () => (await import('../Posts/Posts.tsx')).Posts), Place: PostsPlace },
  priceBands: { definition: priceBands, Component: PriceBands },
  priceSearch: { definition: priceSearch, Component: PriceSearch },
  reasons: { definition: reasons, Component: later(async () => (await import('../Reasons/Reasons.tsx')).Reasons), Place: ReasonsPlace },
  recentlyViewed: { definition: recentlyViewed, Component: later(async () => (await import('../RecentlyViewed/RecentlyViewed.tsx')).RecentlyViewed) },
  reviews: { definition: reviews, Component: later(async () => (await import('../Reviews/Reviews.tsx')).Reviews), Place: ReviewsPlace },
  salesCounter: { definition: salesCounter, Component: later(async () => (await import('../SalesCounter/SalesCounter.tsx')).SalesCounter), Place: SalesCounterPlace },
};
