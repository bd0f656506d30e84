import type { SiteLocation } from '../site/settings/location.ts';
import type { Site } from '../site/site.ts';
import { jurisdictionOf } from './jurisdictionOf.ts';
import type { Jurisdiction } from './lawRow.ts';

/** The site values that a seller's licence depends on. */
export type SellerSite = Pick<Site, 'country' | 'legal' | 'locations' | 'nz'>;

/** What the licence of a seller is called. */
export const sellerLicences: Readonly<Record<Exclude<Jurisdiction, 'au'>, string>> = {
  qld: 'motor dealer licence',
  nsw: 'motor dealer licence',
  vic: 'LMCT',
  sa: 'licensed vehicle dealer',
  wa: 'motor vehicle dealer licence',
  tas: 'motor vehicle trader licence',
  act: 'motor vehicle dealer licence',
  nt: 'motor vehicle dealer licence',
  nz: 'registered motor vehicle trader',
};

const filled = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

/** The licence of the whole business, which counts only where no location has one of its own. */
const businessLicence = ({ country, legal, locations, nz }: SellerSite, name: string): string | undefined =>
  locations.some((location) => filled(location.dealer_license_number) !== undefined)
    ? undefined
    : country === 'NZ' && nz.traderNumber !== null
      ? `${name} ${nz.traderNumber}`
      : (legal.licence ?? undefined);

/**
 * Who sells at a yard, and under which licence: its own, never that of another yard. Undefined where its licence or its state is not known.
 *
 * @example yardSeller(yard, site) // => 'Tussock Road Autos Limited, registered motor vehicle trader M110021'
 */
export const yardSeller = (yard: SiteLocation, site: SellerSite): string | undefined => {
  const jurisdiction = jurisdictionOf(yard, site);
  if (jurisdiction === undefined) return undefined;
  const name = sellerLicences[jurisdiction];
  const number = filled(yard.dealer_license_number);
  // "LMCT 11033" names its licence already.
  const isNamed = number !== undefined && number.toLowerCase().startsWith(`${name.toLowerCase()} `);
  const licence = number === undefined ? businessLicence(site, name) : isNamed ? number : `${name} ${number}`;
  return licence === undefined ? undefined : `${filled(yard.legal_name) ?? yard.name}, ${licence}`;
};
