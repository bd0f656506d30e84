import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import type { SectionParts } from './SectionView.tsx';
import { section as bodyTypes } from './BodyTypes/section.ts';
import { BodyTypes } from './BodyTypes/BodyTypes.tsx';
import { section as certified } from './Certified/section.ts';
import { CertifiedPlaceholder } from './Certified/CertifiedPlaceholder.tsx';
import { section as favourites } from './Favourites/section.ts';
import { section as featured } from './Featured/section.ts';
import { Featured } from './Featured/Featured.tsx';
import { section as financePromo } from './FinancePromo/section.ts';
import { FinancePromoPlaceholder } from './FinancePromo/FinancePromoPlaceholder.tsx';
import { section as hero } from './Hero/section.ts';
import { Hero } from './Hero/Hero.tsx';
import { section as justArrived } from './JustArrived/section.ts';
import { JustArrived } from './JustArrived/JustArrived.tsx';
import { section as locations } from './Locations/section.ts';
import { LocationsPlaceholder } from './Locations/LocationsPlaceholder.tsx';
import { section as makes } from './Makes/section.ts';
import { Makes } from './Makes/Makes.tsx';
import { section as models } from './Models/section.ts';
import { ModelsPlaceholder } from './Models/ModelsPlaceholder.tsx';
import { section as offers } from './Offers/section.ts';
import { OffersPlaceholder } from './Offers/OffersPlaceholder.tsx';
import { section as paymentCards } from './PaymentCards/section.ts';
import { PaymentCardsPlaceholder } from './PaymentCards/PaymentCardsPlaceholder.tsx';
import { section as posts } from './Posts/section.ts';
import { PostsPlaceholder } from './Posts/PostsPlaceholder.tsx';
import { section as priceBands } from './PriceBands/section.ts';
import { PriceBands } from './PriceBands/PriceBands.tsx';
import { section as priceSearch } from './PriceSearch/section.ts';
import { PriceSearch } from './PriceSearch/PriceSearch.tsx';
import { section as reasons } from './Reasons/section.ts';
import { ReasonsPlaceholder } from './Reasons/ReasonsPlaceholder.tsx';
import { section as recentlyViewed } from './RecentlyViewed/section.ts';
import { section as reviews } from './Reviews/section.ts';
import { ReviewsPlaceholder } from './Reviews/ReviewsPlaceholder.tsx';
import { section as salesCounter } from './SalesCounter/section.ts';
import { SalesCounterPlaceholder } from './SalesCounter/SalesCounterPlaceholder.tsx';

/** The sections of content, which the home page and any other page can list. Those in the first view of many home pages come with its code. */
export const contentParts: SectionParts = {
  bodyTypes: { definition: bodyTypes, Component: BodyTypes },
  certified: {
    definition: certified,
    Component: lazyWithPreload(async () => (await import('./Certified/Certified.tsx')).Certified),
    Placeholder: CertifiedPlaceholder,
  },
  favourites: {
    definition: favourites,
    Component: lazyWithPreload(async () => (await import('./Favourites/Favourites.tsx')).Favourites),
  },
  featured: { definition: featured, Component: Featured },
  financePromo: {
    definition: financePromo,
    Component: lazyWithPreload(async () => (await import('./FinancePromo/FinancePromo.tsx')).FinancePromo),
    Placeholder: FinancePromoPlaceholder,
  },
  hero: { definition: hero, Component: Hero },
  justArrived: { definition: justArrived, Component: JustArrived },
  locations: {
    definition: locations,
    Component: lazyWithPreload(async () => (await import('./Locations/Locations.tsx')).Locations),
    Placeholder: LocationsPlaceholder,
  },
  makes: { definition: makes, Component: Makes },
  models: {
    definition: models,
    Component: lazyWithPreload(async () => (await import('./Models/Models.tsx')).Models),
    Placeholder: ModelsPlaceholder,
  },
  offers: {
    definition: offers,
    Component: lazyWithPreload(async () => (await import('./Offers/Offers.tsx')).Offers),
    Placeholder: OffersPlaceholder,
  },
  paymentCards: {
    definition: paymentCards,
    Component: lazyWithPreload(async () => (await import('./PaymentCards/PaymentCards.tsx')).PaymentCards),
    Placeholder: PaymentCardsPlaceholder,
  },
  posts: {
    definition: posts,
    Component: lazyWithPreload(async () => (await import('./Posts/Posts.tsx')).Posts),
    Placeholder: PostsPlaceholder,
  },
  priceBands: { definition: priceBands, Component: PriceBands },
  priceSearch: { definition: priceSearch, Component: PriceSearch },
  reasons: {
    definition: reasons,
    Component: lazyWithPreload(async () => (await import('./Reasons/Reasons.tsx')).Reasons),
    Placeholder: ReasonsPlaceholder,
  },
  recentlyViewed: {
    definition: recentlyViewed,
    Component: lazyWithPreload(async () => (await import('./RecentlyViewed/RecentlyViewed.tsx')).RecentlyViewed),
  },
  reviews: {
    definition: reviews,
    Component: lazyWithPreload(async () => (await import('./Reviews/Reviews.tsx')).Reviews),
    Placeholder: ReviewsPlaceholder,
  },
  salesCounter: {
    definition: salesCounter,
    Component: lazyWithPreload(async () => (await import('./SalesCounter/SalesCounter.tsx')).SalesCounter),
    Placeholder: SalesCounterPlaceholder,
  },
};
