import type { SiteLocation } from '../site/settings/location.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { defined } from '../data/values.ts';
import { trimmed } from './formFields.ts';
import { type FormPurpose, locationChoices, type LocationSite } from './locationChoices.ts';

/** The location that receives a lead, under the field names of all leads (decision G6). */
type LeadLocation = {
  /** The location's name as shown on the site. */
  readonly location?: string;
  readonly location_id?: number;
  readonly dealership_slug?: string;
};

const onlyOne = <Entry>(entries: readonly Entry[]): Entry | undefined =>
  entries.length === 1 ? entries[0] : undefined;

const ofLocation = (location: SiteLocation | undefined): LeadLocation =>
  location === undefined
    ? {}
    : defined({
        location: location.name,
        location_id: location.id,
        dealership_slug: trimmed(location.dealership_slug),
      });

const ofVehicle = (
  { location: { id, name }, dealershipSlug }: Vehicle,
  locations: readonly SiteLocation[],
): LeadLocation => {
  const known = locations.find((location) => (id === undefined ? location.name === name : location.id === id));
  return {
    ...defined({ location: trimmed(name), location_id: id }),
    ...ofLocation(known),
    ...defined({ dealership_slug: trimmed(dealershipSlug) ?? trimmed(known?.dealership_slug) }),
  };
};

/**
 * The location that receives a lead: the location or dealership that the visitor selected by slug, else the vehicle's location, else the
 * only one that serves the form, else the site's only one. Location, id and dealership belong together, so that any two of them match in a
 * CRM (decision G6).
 */
export const leadLocation = ({
  chosen: selected = '',
  form = 'general',
  vehicle,
  site: { dealerships, locations },
}: {
  readonly chosen?: string | undefined;
  readonly form?: FormPurpose;
  readonly vehicle?: Vehicle | undefined;
  readonly site: LocationSite;
}): LeadLocation => {
  const onlyChoice =
    vehicle === undefined ? onlyOne(locationChoices({ dealerships, locations }, form))?.value : undefined;
  const chosen = selected || (onlyChoice ?? '');
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
