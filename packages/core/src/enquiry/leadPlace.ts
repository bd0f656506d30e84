import type { Site } from '../site/site.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { defined } from '../wire/defined.ts';
import { said } from './said.ts';

/** Where a lead goes, under the names of every lead (specification section 3; decision G6). */
export type LeadPlace = {
  /** The location's name, as the site shows it. */
  readonly location?: string;
  readonly location_id?: number;
  readonly dealership_slug?: string;
};

/** What of a site says where a lead goes. */
export type PlaceSite = Pick<Site, 'dealerships' | 'locations'>;

const onlyOne = <Entry>(entries: readonly Entry[]): Entry | undefined =>
  entries.length === 1 ? entries[0] : undefined;

const ofLocation = (location: SiteLocation | undefined): LeadPlace =>
  location === undefined
    ? {}
    : defined({ location: location.name, location_id: location.id, dealership_slug: said(location.dealership_slug) });

const ofVehicle = (
  { location: { id, name }, dealershipSlug }: Vehicle,
  locations: readonly SiteLocation[],
): LeadPlace => {
  const known = locations.find((location) => (id === undefined ? location.name === name : location.id === id));
  return {
    ...defined({ location: said(name), location_id: id }),
    ...ofLocation(known),
    ...defined({ dealership_slug: said(dealershipSlug) ?? said(known?.dealership_slug) }),
  };
};

/**
 * Where a lead goes: the location or dealership whose slug the visitor chose, else the vehicle's location, else the only one of the
 * site. Location, id and dealership are of one place, so that any two of them match in a CRM (decision G6).
 *
 * @example
 * leadPlace({ chosen: 'newstead', site: { dealerships: [], locations: [aLocation()] } }); // => { location: 'Harbour City Motors Newstead', location_id: 3 }
 */
export const leadPlace = ({
  chosen = '',
  vehicle,
  site: { dealerships, locations },
}: {
  readonly chosen?: string | undefined;
  readonly vehicle?: Vehicle | undefined;
  readonly site: PlaceSite;
}): LeadPlace => {
  const visible = locations.filter((location) => location.visible);
  const onlyDealership = onlyOne(dealerships)?.slug;
  const location = chosen === '' ? undefined : visible.find(({ slug }) => slug === chosen);
  const dealership = chosen === '' ? undefined : dealerships.find(({ slug }) => slug === chosen)?.slug;
  if (location !== undefined) return { ...defined({ dealership_slug: onlyDealership }), ...ofLocation(location) };
  if (dealership !== undefined)
    return {
      ...ofLocation(onlyOne(visible.filter(({ dealership_slug: slug }) => slug === dealership))),
      dealership_slug: dealership,
    };
  return {
    ...defined({ dealership_slug: onlyDealership }),
    ...(vehicle === undefined ? ofLocation(onlyOne(visible)) : ofVehicle(vehicle, visible)),
  };
};
