import * as z from 'zod/mini';
import * as siteChoices from '../site/siteChoices.ts';
import { imageAddress, slug, words } from './siteDocFields.ts';

const optionalText = z.optional(z.nullable(z.string()));
const optionalNumber = z.optional(z.nullable(z.number()));

const openingHours = z.looseObject({
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  status: z.optional(z.nullable(z.enum(siteChoices.openStatus))),
  formated_hours: optionalText,
  open: optionalText,
  close: optionalText,
});

const specialHours = z.looseObject({
  date: z.string(),
  status: z.optional(z.nullable(z.enum(siteChoices.openStatus))),
  start_hour: optionalText,
  end_hour: optionalText,
  hours: z.optional(z.nullable(z.looseObject({ begin: optionalText, end: optionalText }))),
  location_id: optionalNumber,
});

/**
 * A location as written (specification section 3). Lenient: it is usually pasted from the dealer's own system,
 * so further keys pass, and only id, name and slug must be there.
 */
export const siteLocationDocSchema = z.looseObject({
  id: z.int(),
  name: words,
  slug,
  primary: z.optional(z.boolean()),
  location_type: z.optional(z.nullable(z.enum(siteChoices.locationType))),
  location_subtype: optionalText,
  manufacturers: z.optional(z.array(z.string())),
  dealership_id: optionalNumber,
  dealership_slug: optionalText,
  visible: z.optional(z.boolean()),
  address: z.optional(
    z.looseObject({
      street: optionalText,
      city: optionalText,
      state: optionalText,
      postcode: optionalText,
      lat: optionalNumber,
      long: optionalNumber,
      place_url: optionalText,
      place_id: optionalText,
      map_key: optionalText,
    }),
  ),
  contact_detail: z.optional(
    z.looseObject({
      phone: optionalText,
      landline_phone: optionalText,
      opening_hours: z.optional(z.array(openingHours)),
    }),
  ),
  special_hours: z.optional(z.array(specialHours)),
  image: z.optional(z.nullable(imageAddress)),
  review_count: optionalNumber,
  average_rating: optionalNumber,
  reviews: z.optional(
    z.nullable(
      z.looseObject({ count: optionalNumber, average_rating: optionalNumber, list: z.optional(z.array(z.unknown())) }),
    ),
  ),
  dealer_license_number: optionalText,
  motor_vehicle_repairer: optionalText,
  distribution_locations: z.optional(z.array(z.unknown())),
});
