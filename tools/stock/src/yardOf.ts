import { slugify } from '@dealer/core/format';
import type { VehicleDoc } from '@dealer/core/vehicle';
import { readCell } from './cells/cell.ts';
import { readLocation, type CellLocation } from './cells/readLocation.ts';
import { dealershipFor } from './dealerships.ts';
import type { FieldsOfDoc } from './fieldColumns.ts';

type YardFacts = { fields: FieldsOfDoc; locality: CellLocation; text: string; carSuv: string; make: string };
type YardFields = Pick<
  VehicleDoc,
  | 'dealership_id'
  | 'dealership_name'
  | 'dealership_slug'
  | 'location_id'
  | 'location_name'
  | 'location'
  | 'city'
  | 'state'
>;

/**
 * Where a vehicle is: what the feed's own columns say of dealership and yard. A dealer's feed that names no yard has its
 * location for one; only listings of many sellers (`invent`) get invented dealerships, so that documents name no real seller.
 */
export const yardOf = ({ fields, locality, text, carSuv, make }: YardFacts, invent: boolean): YardFields => {
  const state = fields.state === undefined ? locality.state : (readLocation(fields.state).state ?? fields.state);
  const city = fields.city ?? locality.city;
  const where = { ...(city !== undefined && { city }), ...(state !== undefined && { state }) };
  const isNamed = [
    fields.dealership_id,
    fields.dealership_name,
    fields.dealership_slug,
    fields.location_id,
    fields.location_name,
  ].some((field) => field !== undefined);
  if (invent && !isNamed) {
    const { dealership, location } = dealershipFor({ carSuv, make, ...where });
    return {
      ...where,
      dealership_id: dealership.id,
      dealership_name: dealership.name,
      dealership_slug: dealership.slug,
      location_id: location.id,
      location_name: location.name,
      location: { id: location.id, name: location.name, slug: location.slug, phone: location.phone },
    };
  }
  const { dealership_name: dealership, location_id: id, location } = fields;
  const name = fields.location_name ?? city ?? readCell(text);
  const slug = fields.dealership_slug ?? (dealership === undefined ? undefined : slugify(dealership));
  const address = location?.address === undefined ? undefined : { ...location.address, ...where };
  const yard = {
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name, slug: slugify(name) }),
    ...location,
    ...(address !== undefined && { address }),
  };
  return {
    ...where,
    ...(slug !== undefined && { dealership_slug: slug }),
    ...(name !== undefined && { location_name: name }),
    ...(Object.keys(yard).length > 0 && { location: yard }),
  };
};
