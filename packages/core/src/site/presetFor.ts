import { ownValue } from '../data/values.ts';
import type { SiteDoc } from './siteSettings.ts';

/** The settings of franchises, by manufacturer in lower case (decisions A20, C2). */
const byManufacturer: Readonly<Record<string, SiteDoc>> = {
  toyota: { tags: { certifiedBadge: 'Toyota Certified Used' } },
  suzuki: { finance: { hidden: true } },
};

/** The settings of lenders: Angle assumes a $0 final payment. */
const byFinanceProvider: Readonly<Record<string, SiteDoc>> = {
  Angle: { finance: { forceZeroResidual: true } },
};

/** The settings of countries. */
const byCountry: Readonly<Record<string, SiteDoc>> = {
  NZ: {
    timezone: 'Pacific/Auckland',
    phrases: { 'finance.popupTitle': 'Apply for finance on this vehicle', 'finance.preApproval': 'Check your answers' },
  },
};

/**
 * The brand preset: settings that follow from a site's country, franchise and lender. It overrides the template's defaults, and
 * the site file overrides it.
 *
 * @example
 * presetFor({ manufacturer: 'Suzuki' }); // => { finance: { hidden: true } }
 */
export const presetFor = (site: Pick<SiteDoc, 'manufacturer' | 'finance_provider' | 'country'>): SiteDoc => {
  const country = ownValue(byCountry, site.country ?? '') ?? {};
  const brand = ownValue(byManufacturer, site.manufacturer?.toLowerCase() ?? '') ?? {};
  const lender = ownValue(byFinanceProvider, site.finance_provider ?? '') ?? {};
  const finance = { ...brand.finance, ...lender.finance };
  return { ...country, ...brand, ...(Object.keys(finance).length > 0 ? { finance } : {}) };
};
