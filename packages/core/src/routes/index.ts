export { existingItems, leadsSomewhere } from './existingItems.ts';
export { footerColumns, headerMenu, type MenuSite } from './headerMenu.ts';
export {
  clearFiltersPath,
  contactPath,
  homePath,
  makePath,
  searchPath,
  stockPath,
  stockTypePath,
  successPath,
  vehiclePath,
} from './paths.ts';
export { allowedRedirect } from './allowedRedirect.ts';
export { anchors } from './anchors.ts';
export { brandOverviewPath } from './brandOverviewPath.ts';
export { checkoutJourneyPath } from './checkoutJourneyPath.ts';
export { checkoutPath } from './checkoutPath.ts';
export { financeLink, type FinanceVehicle } from './financeLink.ts';
export { financePath } from './financePath.ts';
export { financePaths } from './financePaths.ts';
export { garagePath } from './garagePath.ts';
export { gateDecision, type GateDecision, type GateQuestion } from './gateDecision.ts';
export { gatedPage, type Gate } from './gatedPage.ts';
export { isOwnPath } from './isOwnPath.ts';
export { isSafeHref } from './isSafeHref.ts';
export { knownBrands } from './knownBrands.ts';
export { locationPath } from './locationPath.ts';
export { matchRoute, type RouteMatch } from './matchRoute.ts';
export { modelBodies, type ModelBody } from './modelBodies.ts';
export { modelPath, type ModelReference } from './modelPath.ts';
export { modelsPath } from './modelsPath.ts';
export { offerPath, type OfferReference } from './offerPath.ts';
export { pagePaths } from './pagePaths.ts';
export { pathOf } from './pathOf.ts';
export { personalisedFinancePath } from './personalisedFinancePath.ts';
export { printPath } from './printPath.ts';
export { readCarReference, type CarReference } from './readCarReference.ts';
export { readModelBody } from './readModelBody.ts';
export { readSignIn } from './readSignIn.ts';
export { routeTable, type RouteName, type RoutePattern } from './routeTable.ts';
export { safeRedirect, type RedirectContext } from './safeRedirect.ts';
export { servicePath, type ServiceLink } from './servicePath.ts';
export { shareUrl } from './shareUrl.ts';
export { signInPath, type SignInRequest } from './signInPath.ts';
export { signInTypeSchema, type SignInType } from './signInType.ts';
export { signInTypes } from './signInTypes.ts';
export { siteRoutes, type RouteSite } from './siteRoutes.ts';
export { tradeInPath, tradeInPaths } from './tradeInPath.ts';
export { withQuery } from './withQuery.ts';
