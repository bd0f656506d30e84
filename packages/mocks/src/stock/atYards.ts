import type { Site, SiteLocation } from '@dealer/core/site';
import { searchFields } from '@dealer/core/stock';
import type { VehicleDoc } from '@dealer/core/vehicle';
import { locationsFixture } from './dealerships.ts';
import type { VehiclePlan } from './drawVehicle.ts';

/** What a site says about its dealer and yards. */
export type StockSite = Pick<Site, 'name' | 'country' | 'locations'>;

const invented = new Set(locationsFixture.map(({ id }) => id));

/** Without empty values, as the index has it. */
const known = <Values extends object>(values: Values): { [Name in keyof Values]: NonNullable<Values[Name]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null)) as {
    [Name in keyof Values]: NonNullable<Values[Name]>;
  };

const atYard = (doc: VehicleDoc, yard: SiteLocation, { name }: StockSite, now: number): VehicleDoc => {
  const { street, city, state, postcode, lat, long } = yard.address;
  const { dealercomments, dealership_name: before, location } = doc;
  const dealer = yard.dealership_id ?? undefined;
  const moved: VehicleDoc = {
    ...doc,
    ...(dealer !== undefined && { dealership_id: dealer }),
    ...(typeof yard.dealership_slug === 'string' && { dealership_slug: yard.dealership_slug }),
    dealership_name: name,
    location_id: yard.id,
    location_name: yard.name,
    location: known({
      id: yard.id,
      name: yard.name,
      slug: yard.slug,
      phone: yard.contact_detail.phone,
      address: known({ street, city, state, postcode, lat, long }),
    }),
    ...(dealercomments !== undefined && {
      dealercomments: dealercomments
        .replaceAll(before ?? name, name)
        .replaceAll(location?.address?.city ?? city ?? '', city ?? name),
    }),
  };
  return { ...moved, ...searchFields(moved, now) };
};

/** The visible sales locations of a site; none of a site that has one of the invented ones. */
const yardsOf = ({ locations }: StockSite): SiteLocation[] =>
  locations.some(({ id }) => invented.has(id))
    ? []
    : locations.filter(({ visible, location_type }) => visible && location_type === 'sales');

/** The plan for a site with yards of its own: all vehicles are sold in its country. */
export const inCountry = (plan: VehiclePlan, site: StockSite): VehiclePlan =>
  yardsOf(site).length === 0 ? plan : { ...plan, country: site.country };

/**
 * The stock at the visible sales locations of a site, one after the other. A site that has one of the invented locations, or no sales
 * location, leaves all as it is.
 */
export const atYards = (docs: readonly VehicleDoc[], site: StockSite, now: number): VehicleDoc[] => {
  const yards = yardsOf(site);
  if (yards.length === 0) return [...docs];
  return docs.map((doc, at) => atYard(doc, yards[at % yards.length]!, site, now));
};
