import type { SiteLocation } from '../site/settings/location.ts';
import type { Site } from '../site/site.ts';

/** The site values that a seller's licence depends on. */
export type SellerSite = Pick<Site, 'country' | 'legal' | 'locations' | 'nz'>;

const filled = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

/** The licence of the whole business, which counts only where no location has one of its own. */
const businessLicence = ({ country, legal, locations, nz }: SellerSite, label: string): string | undefined =>
  locations.some((location) => filled(location.dealer_license_number) !== undefined)
    ? undefined
    : country === 'NZ' && nz.traderNumber !== null
      ? `${label} ${nz.traderNumber}`
      : (legal.licence ?? undefined);

/**
 * Who sells, and under which licence; undefined where the yard's licence is not known. `label` is what the state calls the licence.
 *
 * @example sellerLine(yard, site, 'LMCT') // => 'Tussock Road Autos, LMCT 11033'
 */
export const sellerLine = (yard: SiteLocation, site: SellerSite, label: string): string | undefined => {
  const number = filled(yard.dealer_license_number);
  // "LMCT 11033" names its licence already.
  const isNamed = number !== undefined && number.toLowerCase().startsWith(`${label.toLowerCase()} `);
  const licence = number === undefined ? businessLicence(site, label) : isNamed ? number : `${label} ${number}`;
  return licence === undefined ? undefined : `${filled(yard.legal_name) ?? yard.name}, ${licence}`;
};
