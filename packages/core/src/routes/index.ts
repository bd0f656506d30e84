export { allowedRedirect, isOwnPath, type RedirectContext, safeRedirect } from './redirect.ts';
export { anchors } from './anchors.ts';
export { existingItems, isAvailablePath } from './existingItems.ts';
export { financeLink, type FinanceVehicle } from './financeLink.ts';
export { type EnquiryPath, firstPatterns, type FirstPageName, firstRouteAt, firstRoutes } from './firstRoutes.ts';
export { footerColumns } from './footerColumns.ts';
export { gateDecision, type GateDecision, type GateQuestion } from './gateDecision.ts';
export { gatedPage } from './gatedPage.ts';
export { headerMenu } from './headerMenu.ts';
export { isSafeHref } from './isSafeHref.ts';
export { isSearchAddress } from './isSearchAddress.ts';
export { knownBrands } from './knownBrands.ts';
export { matchRoute, type RouteMatch } from './matchRoute.ts';
export { groupLinks, type MenuSite, offeredStockTypes } from './menuLinks.ts';
export { modelBodies, type ModelBody, modelPath, type ModelReference, readModelBody } from './modelPath.ts';
export {
  brandOverviewPath,
  contactPath,
  financePath,
  locationPath,
  modelsPath,
  offerPath,
  type OfferReference,
  printPath,
  servicePath,
  type ServiceLink,
  shareUrl,
  signInPath,
  type SignInRequest,
  successPath,
} from './morePaths.ts';
export { ownPageAt } from './ownPageAt.ts';
export { pageAddress } from './pageAddress.ts';
export { pageId } from './pageId.ts';
export { pageParameter, pageQuery, directoryPageSize } from './pageQuery.ts';
export { pageTitle } from './pageTitle.ts';
export { pathOf, withQuery } from './withQuery.ts';
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
export { pathTo } from './pathTo.ts';
export { type CarReference, readCarReference, readWantedVehicle } from './vehicleReference.ts';
export { readRequestPath, type RequestPath } from './readRequestPath.ts';
export { readSignIn } from './readSignIn.ts';
export { routeOf } from './routeOf.ts';
export type { Gate, Menu, PageSite, RouteRow, TitleSite } from './routeRow.ts';
export {
  listName,
  type PageListName,
  type PageName,
  type Route,
  type RouteName,
  type RouteParams,
  routes,
} from './routes.ts';
export { routeTable, type RoutePattern } from './routeTable.ts';
export { rowTitle } from './rowTitle.ts';
export { type SignInType, signInTypes, signInTypeSchema } from './signInType.ts';
export { isOnSite, sitePaths } from './sitePaths.ts';
export { ownPathPattern, type RouteSite } from './sitePatterns.ts';
export { routeAt, siteRoutes, siteRows, type SiteRow } from './siteRoutes.ts';
export { checkoutJourneyPath, checkoutPath, sellCarPath, tradeInPath } from './vehiclePaths.ts';
export { absoluteAddress } from './absoluteAddress.ts';
