import type { FirstPageName, PageName } from '@dealer/core/routes';
import { garagePath } from '@dealer/core/routes';
import { redirect } from 'react-router';
import { lazyPage, type PageMap } from './pageRoute.ts';

/** The pages that `discoverRoutes` loads with the first visit to one of them. */
export const morePages: PageMap<Exclude<PageName, FirstPageName>> = {
  finance: lazyPage(
    async () => (await import('../pages/finance/FinancePage.tsx')).FinancePage,
    async () => (await import('../pages/finance/financeLoader.ts')).financeLoader,
  ),
  tradeIn: lazyPage(
    async () => (await import('../pages/tradeIn/TradeInPage.tsx')).TradeInPage,
    async () => (await import('../pages/tradeIn/tradeInLoader.ts')).tradeInLoader,
    {
      // A step is an entry of the history at the same address, for the same car.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search !== nextUrl.search,
    },
  ),
  enquiry: lazyPage(async () => (await import('../pages/enquiry/EnquiryPage.tsx')).EnquiryPage),
  offers: lazyPage(
    async () => (await import('../pages/offers/OffersPage.tsx')).OffersPage,
    async () => (await import('../pages/offers/offersLoader.ts')).offersLoader,
  ),
  models: lazyPage(
    async () => (await import('../pages/models/ModelsPage.tsx')).ModelsPage,
    async () => (await import('../pages/models/modelsLoader.ts')).modelsLoader,
  ),
  model: lazyPage(
    async () => (await import('../pages/model/ModelPage.tsx')).ModelPage,
    async () => (await import('../pages/model/modelLoader.ts')).modelLoader,
  ),
  offer: lazyPage(
    async () => (await import('../pages/offer/OfferPage.tsx')).OfferPage,
    async () => (await import('../pages/offer/offerLoader.ts')).offerLoader,
  ),
  favourites: (deps) => ({
    // The server stores a watchlist: the visitor's garage shows it.
    loader: () => {
      const garage = garagePath(deps.site);
      return deps.site.card.favouriteMode === 'save' && garage !== undefined ? redirect(garage) : null;
    },
    ...lazyPage(async () => (await import('../pages/favourites/FavouritesPage.tsx')).FavouritesPage)(deps),
  }),
  compare: lazyPage(
    async () => (await import('../pages/compare/ComparePage.tsx')).ComparePage,
    async () => (await import('../pages/compare/compareLoader.ts')).compareLoader,
  ),
  savedSearches: lazyPage(async () => (await import('../pages/savedSearches/SavedSearchesPage.tsx')).SavedSearchesPage),
  onlinePayment: lazyPage(
    async () => (await import('../pages/onlinePayment/OnlinePaymentPage.tsx')).OnlinePaymentPage,
    async () => (await import('../pages/onlinePayment/onlinePaymentLoader.ts')).onlinePaymentLoader,
  ),
  spinToWin: lazyPage(
    async () => (await import('../pages/spinToWin/SpinToWinPage.tsx')).SpinToWinPage,
    async () => (await import('../pages/spinToWin/spinToWinLoader.ts')).spinToWinLoader,
  ),
  checkout: lazyPage(
    async () => (await import('../pages/checkout/CheckoutPage.tsx')).CheckoutPage,
    async () => (await import('../pages/checkout/checkoutLoader.ts')).checkoutLoader,
  ),
  purchase: lazyPage(
    async () => (await import('../pages/purchase/PurchasePage.tsx')).PurchasePage,
    async () => (await import('../pages/purchase/purchaseLoader.ts')).purchaseLoader,
    {
      // A step is not another vehicle.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.searchParams.get('car_id') === nextUrl.searchParams.get('car_id')
          ? currentUrl.href === nextUrl.href
          : defaultShouldRevalidate,
    },
  ),
  print: lazyPage(
    async () => (await import('../pages/print/PrintPage.tsx')).PrintPage,
    async () => (await import('../pages/print/printLoader.ts')).printLoader,
  ),
  success: lazyPage(async () => (await import('../pages/success/SuccessPage.tsx')).SuccessPage),
  signIn: lazyPage(
    async () => (await import('../pages/signIn/SignInPage.tsx')).SignInPage,
    async () => (await import('../pages/signIn/signInLoader.ts')).signInLoader,
  ),
  garage: lazyPage(
    async () => (await import('../pages/garage/GaragePage.tsx')).GaragePage,
    async () => (await import('../pages/garage/garageLoader.ts')).garageLoader,
  ),
  dealership: lazyPage(
    async () => (await import('../pages/dealership/DealershipPage.tsx')).DealershipPage,
    async () => (await import('../pages/dealership/dealershipLoader.ts')).dealershipLoader,
  ),
  brands: lazyPage(
    async () => (await import('../pages/brands/BrandsPage.tsx')).BrandsPage,
    async () => (await import('../pages/brands/brandsLoader.ts')).brandsLoader,
  ),
  brand: lazyPage(
    async () => (await import('../pages/brand/BrandPage.tsx')).BrandPage,
    async () => (await import('../pages/brand/brandLoader.ts')).brandLoader,
  ),
  dealerLocator: lazyPage(
    async () => (await import('../pages/dealerLocator/DealerLocatorPage.tsx')).DealerLocatorPage,
    async () => (await import('../pages/dealerLocator/dealerLocatorLoader.ts')).dealerLocatorLoader,
  ),
  own: lazyPage(
    async () => (await import('../pages/own/OwnPage.tsx')).OwnPage,
    async () => (await import('../pages/own/ownPageLoader.ts')).ownPageLoader,
  ),
  blog: lazyPage(
    async () => (await import('../pages/blog/BlogPage.tsx')).BlogPage,
    async () => (await import('../pages/blog/blogLoader.ts')).blogLoader,
  ),
  post: lazyPage(
    async () => (await import('../pages/post/PostPage.tsx')).PostPage,
    async () => (await import('../pages/post/postLoader.ts')).postLoader,
  ),
  legal: lazyPage(async () => (await import('../pages/legal/LegalPage.tsx')).LegalPage),
};
