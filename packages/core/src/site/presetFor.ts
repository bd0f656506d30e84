import { ownValue } from '../record/ownValue.ts';
import type { SiteDoc } from './siteSettings.ts';

/** What a make's franchise implies, by manufacturer in lower case (specification sections 4 and 5; decisions A20, C2). */
const byManufacturer: Readonly<Record<string, SiteDoc>> = {
  toyota: { tags: { certifiedBadge: 'Toyota Certified Used' } },
  suzuki: { finance: { hidden: true } },
};

/** What a lender's product implies: Angle assumes a $0 final payment (specification section 9). */
const byFinanceProvider: Readonly<Record<string, SiteDoc>> = {
  Angle: { finance: { forceZeroResidual: true } },
};

/** What a country implies. */
const byCountry: Readonly<Record<string, SiteDoc>> = {
  NZ: {
    timezone: 'Pacific/Auckland',
    phrases: { 'finance.popupTitle': 'Apply for finance on this vehicle', 'finance.preApproval': 'Check your answers' },
  },
};

/**
 * The brand preset: settings that follow from a site's country, franchise and lender. It lies above the template's defaults and
 * below the site's own file, so a site can still say otherwise.
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
