import type { RouteObject } from 'react-router';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { loadTwice } from '../region/loadTwice.ts';

/**
 * Holding and buying a vehicle online, paying the dealer, and the prize wheel (rows 2.R04 to 2.R06, 2.R23, 2.R24). Both ways to write the reserve page are read.
 *
 * @example
 * createRoutes(deps) // => [..., ...checkoutRoutes(deps), ...]
 */
export const checkoutRoutes = (deps: StorefrontDeps): RouteObject[] => [
  ...['checkout', 'buy-online'].map((path) => ({
    path: `cars/:slug/${path}`,
    lazy: {
      loader: async () => (await loadTwice(() => import('../pages/checkout/checkoutLoader.ts'))).checkoutLoader(deps),
      Component: async () => (await loadTwice(() => import('../pages/checkout/CheckoutPage.tsx'))).CheckoutPage,
    },
  })),
  {
    path: 'checkout-journey',
    // A step is not another vehicle.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.searchParams.get('car_id') === nextUrl.searchParams.get('car_id')
        ? currentUrl.href === nextUrl.href
        : defaultShouldRevalidate,
    lazy: {
      loader: async () => (await loadTwice(() => import('../pages/purchase/purchaseLoader.ts'))).purchaseLoader(deps),
      Component: async () => (await loadTwice(() => import('../pages/purchase/PurchasePage.tsx'))).PurchasePage,
    },
  },
  {
    path: 'online-payment',
    lazy: {
      loader: async () =>
        (await loadTwice(() => import('../pages/onlinePayment/onlinePaymentLoader.ts'))).onlinePaymentLoader(deps),
      Component: async () =>
        (await loadTwice(() => import('../pages/onlinePayment/OnlinePaymentPage.tsx'))).OnlinePaymentPage,
    },
  },
  {
    path: 'spin-to-win',
    lazy: {
      loader: async () =>
        (await loadTwice(() => import('../pages/spinToWin/spinToWinLoader.ts'))).spinToWinLoader(deps),
      Component: async () => (await loadTwice(() => import('../pages/spinToWin/SpinToWinPage.tsx'))).SpinToWinPage,
    },
  },
];
