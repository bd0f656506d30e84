import type { SettingsOf } from '../settings/index.ts';
import type { ValueOf } from '../settings/kind.ts';
import type { priceBandKind } from './settings/content.ts';
import type { paymentRoundings } from './settings/finance.ts';
import type { facetKind, promoTileKind } from './settings/search.ts';
import type { analyticsSinkKind } from './settings/services.ts';
import type { siteSettings } from './siteSettings.ts';

/**
 * A dealer's website: platform defaults, template defaults, brand preset and the site file, merged into one frozen object.
 * Derived from the table `siteSettings`; `SiteDoc` is the partial form in files.
 */
export type Site = SettingsOf<typeof siteSettings>;

export { financeProviders, type FinanceProvider } from './financeProviders.ts';
export type { NavItem } from './settings/business.ts';

/** A facet of the search page: which attribute, drawn as what, and how many values before see-all (decision B15). */
export type SiteFacet = ValueOf<typeof facetKind>;

/** A tile between the results (decisions B3, B4, B5). Dates are days, both included. */
export type PromoTile = ValueOf<typeof promoTileKind>;

/** A destination of analytics events. */
export type AnalyticsSink = ValueOf<typeof analyticsSinkKind>;

/** How a lender's repayment is rounded (decision A2). */
export type PaymentRounding = (typeof paymentRoundings)[number];

/** Tiles between the results (decisions B3 to B5). */
export type SitePromo = Site['promo'];

/** Finance calculator and finance box (decisions A1 to A24). */
export type SiteFinance = Site['finance'];

/** Pages that need a signed-in visitor. */
export type GatedPage = Site['auth']['gatedPages'][number];

/** A range of prices offered on the home page; dollars, both ends included. */
export type PriceBand = ValueOf<typeof priceBandKind>;
