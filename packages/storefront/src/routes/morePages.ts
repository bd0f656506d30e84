import type { FirstPageName, PageName } from '@dealer/core/routes';
import { garagePath } from '@dealer/core/routes';
import { redirect } from 'react-router';
import { part } from './pageRoute.ts';
import type { PageMap } from './pageRoute.ts';

/** The pages that `discoverRoutes` fetches with the first visit to one of them. */
export const morePages: PageMap<Exclude<PageName, FirstPageName>> = {
  finance: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/finance/financeLoader.ts'),
        (file) => file.financeLoader(deps),
      ),
      Component: part(
        () => import('../pages/finance/FinancePage.tsx'),
        (file) => file.FinancePage,
      ),
    },
  }),
  tradeIn: (deps) => ({
    // A step is an entry of the history at the same address: the car wanted stays the same.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search !== nextUrl.search,
    lazy: {
      loader: part(
        () => import('../pages/tradeIn/tradeInLoader.ts'),
        (file) => file.tradeInLoader(deps),
      ),
      Component: part(
        () => import('../pages/tradeIn/TradeInPage.tsx'),
        (file) => file.TradeInPage,
      ),
    },
  }),
  enquiry: () => ({
    lazy: {
      Component: part(
        () => import('../pages/enquiry/EnquiryPage.tsx'),
        (file) => file.EnquiryPage,
      ),
    },
  }),
  offers: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/offers/offersLoader.ts'),
        (file) => file.offersLoader(deps),
      ),
      Component: part(
        () => import('../pages/offers/OffersPage.tsx'),
        (file) => file.OffersPage,
      ),
    },
  }),
  models: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/models/modelsLoader.ts'),
        (file) => file.modelsLoader(deps),
      ),
      Component: part(
        () => import('../pages/models/ModelsPage.tsx'),
        (file) => file.ModelsPage,
      ),
    },
  }),
  model: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/model/modelLoader.ts'),
        (file) => file.modelLoader(deps),
      ),
      Component: part(
        () => import('../pages/model/ModelPage.tsx'),
        (file) => file.ModelPage,
      ),
    },
  }),
  offer: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/offer/offerLoader.ts'),
        (file) => file.offerLoader(deps),
      ),
      Component: part(
        () => import('../pages/offer/OfferPage.tsx'),
        (file) => file.OfferPage,
      ),
    },
  }),
  favourites: (deps) => ({
    // A watchlist is kept by the server: the visitor's garage shows it.
    loader: () => {
      const garage = garagePath(deps.site);
      return deps.site.card.favouriteMode === 'save' && garage !== undefined ? redirect(garage) : null;
    },
    lazy: {
      Component: part(
        () => import('../pages/favourites/FavouritesPage.tsx'),
        (file) => file.FavouritesPage,
      ),
    },
  }),
  compare: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/compare/compareLoader.ts'),
        (file) => file.compareLoader(deps),
      ),
      Component: part(
        () => import('../pages/compare/ComparePage.tsx'),
        (file) => file.ComparePage,
      ),
    },
  }),
  savedSearches: () => ({
    lazy: {
      Component: part(
        () => import('../pages/savedSearches/SavedSearchesPage.tsx'),
        (file) => file.SavedSearchesPage,
      ),
    },
  }),
  onlinePayment: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/onlinePayment/onlinePaymentLoader.ts'),
        (file) => file.onlinePaymentLoader(deps),
      ),
      Component: part(
        () => import('../pages/onlinePayment/OnlinePaymentPage.tsx'),
        (file) => file.OnlinePaymentPage,
      ),
    },
  }),
  spinToWin: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/spinToWin/spinToWinLoader.ts'),
        (file) => file.spinToWinLoader(deps),
      ),
      Component: part(
        () => import('../pages/spinToWin/SpinToWinPage.tsx'),
        (file) => file.SpinToWinPage,
      ),
    },
  }),
  checkout: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/checkout/checkoutLoader.ts'),
        (file) => file.checkoutLoader(deps),
      ),
      Component: part(
        () => import('../pages/checkout/CheckoutPage.tsx'),
        (file) => file.CheckoutPage,
      ),
    },
  }),
  purchase: (deps) => ({
    // A step is not another vehicle.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.searchParams.get('car_id') === nextUrl.searchParams.get('car_id')
        ? currentUrl.href === nextUrl.href
        : defaultShouldRevalidate,
    lazy: {
      loader: part(
        () => import('../pages/purchase/purchaseLoader.ts'),
        (file) => file.purchaseLoader(deps),
      ),
      Component: part(
        () => import('../pages/purchase/PurchasePage.tsx'),
        (file) => file.PurchasePage,
      ),
    },
  }),
  print: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/print/printLoader.ts'),
        (file) => file.printLoader(deps),
      ),
      Component: part(
        () => import('../pages/print/PrintPage.tsx'),
        (file) => file.PrintPage,
      ),
    },
  }),
  success: () => ({
    lazy: {
      Component: part(
        () => import('../pages/success/SuccessPage.tsx'),
        (file) => file.SuccessPage,
      ),
    },
  }),
  signIn: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/signIn/signInLoader.ts'),
        (file) => file.signInLoader(deps),
      ),
      Component: part(
        () => import('../pages/signIn/SignInPage.tsx'),
        (file) => file.SignInPage,
      ),
    },
  }),
  garage: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/garage/garageLoader.ts'),
        (file) => file.garageLoader(deps),
      ),
      Component: part(
        () => import('../pages/garage/GaragePage.tsx'),
        (file) => file.GaragePage,
      ),
    },
  }),
  dealership: () => ({
    lazy: {
      Component: part(
        () => import('../pages/dealership/DealershipPage.tsx'),
        (file) => file.DealershipPage,
      ),
    },
  }),
  brands: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/brands/brandsLoader.ts'),
        (file) => file.brandsLoader(deps),
      ),
      Component: part(
        () => import('../pages/brands/BrandsPage.tsx'),
        (file) => file.BrandsPage,
      ),
    },
  }),
  brand: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/brand/brandLoader.ts'),
        (file) => file.brandLoader(deps),
      ),
      Component: part(
        () => import('../pages/brand/BrandPage.tsx'),
        (file) => file.BrandPage,
      ),
    },
  }),
  dealerLocator: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/dealerLocator/dealerLocatorLoader.ts'),
        (file) => file.dealerLocatorLoader(deps),
      ),
      Component: part(
        () => import('../pages/dealerLocator/DealerLocatorPage.tsx'),
        (file) => file.DealerLocatorPage,
      ),
    },
  }),
  own: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/own/ownPageLoader.ts'),
        (file) => file.ownPageLoader(deps),
      ),
      Component: part(
        () => import('../pages/own/OwnPage.tsx'),
        (file) => file.OwnPage,
      ),
    },
  }),
  blog: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/blog/blogLoader.ts'),
        (file) => file.blogLoader(deps),
      ),
      Component: part(
        () => import('../pages/blog/BlogPage.tsx'),
        (file) => file.BlogPage,
      ),
    },
  }),
  post: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/post/postLoader.ts'),
        (file) => file.postLoader(deps),
      ),
      Component: part(
        () => import('../pages/post/PostPage.tsx'),
        (file) => file.PostPage,
      ),
    },
  }),
  legal: () => ({
    lazy: {
      Component: part(
        () => import('../pages/legal/LegalPage.tsx'),
        (file) => file.LegalPage,
      ),
    },
  }),
};
