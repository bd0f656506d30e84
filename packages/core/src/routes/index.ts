export { existingItems, leadsSomewhere } from './existingItems.ts';
export { footerColumns } from './footerColumns.ts';
export { headerMenu } from './headerMenu.ts';
export { groupLinks, type MenuSite } from './menuLinks.ts';
export { allowedRedirect } from './allowedRedirect.ts';
export { anchors } from './anchors.ts';
export { financeLink, type FinanceVehicle } from './financeLink.ts';
export { gateDecision, type GateDecision, type GateQuestion } from './gateDecision.ts';
export { isSearchAddress } from './isSearchAddress.ts';
export { isOwnPath } from './isOwnPath.ts';
export { isSafeHref } from './isSafeHref.ts';
export { knownBrands } from './knownBrands.ts';
export { matchRoute, type RouteMatch } from './matchRoute.ts';
export { modelBodies, type ModelBody } from './modelBodies.ts';
export { modelPath, type ModelReference } from './modelPath.ts';
export { pathOf } from './pathOf.ts';
export { readCarReference, type CarReference } from './readCarReference.ts';
export { readModelBody } from './readModelBody.ts';
export { readSignIn } from './readSignIn.ts';
export { readWantedVehicle } from './readWantedVehicle.ts';
export { safeRedirect, type RedirectContext } from './safeRedirect.ts';
export { signInTypeSchema, type SignInType } from './signInType.ts';
export { signInTypes } from './signInTypes.ts';
export { withQuery } from './withQuery.ts';
export { type EnquiryPath, firstPatterns, type FirstPageName, firstRouteAt, firstRoutes } from './firstRoutes.ts';
export { gatedPage } from './gatedPage.ts';
export {
  brandOverviewPath,
  contactPath,
  financePath,
  financePaths,
  locationPath,
  modelsPath,
  offerPath,
  type OfferReference,
  personalisedFinancePath,
  printPath,
  servicePath,
  type ServiceLink,
  shareUrl,
  signInPath,
  type SignInRequest,
  successPath,
} from './morePaths.ts';
export { pageTitle } from './pageTitle.ts';
export {
  clearFiltersPath,
  garagePath,
  homePath,
  makePath,
  searchPath,
  stockPath,
  stockTypePath,
  vehiclePath,
} from './paths.ts';
export { ownPageAt, ownPagePaths } from './ownPageAt.ts';
export { pageId } from './pageId.ts';
export { pathTo } from './pathTo.ts';
export { routeOf } from './routeOf.ts';
export { type Gate, type Menu, type PageSite, type RouteRow, type TitleSite } from './routeRow.ts';
export { type PageName, type Route, type RouteName, type RouteParams, routes } from './routes.ts';
export { routeTable, type RoutePattern } from './routeTable.ts';
export { rowTitle } from './rowTitle.ts';
export { sitemapPaths, type SitemapContent } from './sitemapPaths.ts';
export { existsOn, sitePaths } from './sitePaths.ts';
export { ownPathPattern, type RouteSite } from './sitePatterns.ts';
export { routeAt, siteRoutes, siteRows, type SiteRow } from './siteRoutes.ts';
export { checkoutJourneyPath, checkoutPath, tradeInPath, tradeInPaths } from './vehiclePaths.ts';
