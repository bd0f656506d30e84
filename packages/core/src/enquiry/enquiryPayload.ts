import { slugify } from '../format/slugify.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';
import type { EnquiryForm } from './enquirySchema.ts';
import type { LeadContext } from './leadContext.ts';
import { leadPlace, type PlaceSite } from './leadPlace.ts';
import { leadPart } from './leadPart.ts';
import { normalisePhone } from './normalisePhone.ts';
import { said } from './said.ts';

/** What of a site its leads depend on. */
export type LeadSite = PlaceSite & Pick<Site, 'country' | 'forms' | 'manufacturer'>;

/** The body of `POST /api/leads`, with the names of specification section 3 (rows 3.F01 to 3.F06, 3.F18). */
export type EnquiryPayload = {
  category: string;
  subcategory?: string;
  name: string;
  last_name: string;
  email: string;
  phone: string;
  message?: string;
  postcode?: string;
  PreferredContactMethod?: string;
  opt_in: boolean;
  page_id: string;
  location?: string;
  location_id?: number;
  dealership_slug?: string;
  manufacturer_slug?: string;
  stock_number?: string;
  'Vehicle Make'?: string;
  'Vehicle Model'?: string;
  car_type?: string;
  car_id?: number;
  vehicle_status?: string;
  additional_services?: string;
  Rego?: string;
  car_year?: number;
  car_description?: string;
  url: string;
  source: 'Website';
  user_agent: string;
  car_dealership_id?: number;
  lead_attributes: {
    visited_pages: string[];
    linked_query_params: Record<string, string>;
    opt_in_wording?: string;
    price_shown?: string;
  };
  [extra: string]: unknown;
};

const statuses = { inStock: 'in_stock', comingSoon: 'coming_soon', sold: 'sold' } as const;

const career = 'Career Enquiry';

/** A career enquiry, named by its category or by a car_type field, travels as a general one with its own subcategory (decision E3). */
const topicOf = ({ category, subcategory, extra }: LeadContext): { category: string; subcategory?: string } => {
  if (said(category) === career || extra?.['car_type'] === career)
    return { category: 'General Enquiry', subcategory: career };
  return {
    category: said(category) ?? 'General Enquiry',
    ...(said(subcategory) === undefined ? {} : { subcategory: said(subcategory) }),
  };
};

const extraOf = (extra: LeadContext['extra'] = {}): Record<string, unknown> => {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(extra)) {
    // Helpers of radio buttons (row 3.F06), a type that names the topic (decision E3), and a key that would not become one.
    if (name.includes('_radio_options') || (name === 'car_type' && value === career) || name === '__proto__') continue;
    if (Array.isArray(value)) {
      if (value.length > 0) kept[name] = value.join(', ');
    } else if (value !== '') kept[name] = value;
  }
  return kept;
};

const vehiclePart = (vehicle: Vehicle): Partial<EnquiryPayload> => ({
  stock_number: vehicle.stockNumber,
  'Vehicle Make': vehicle.make,
  'Vehicle Model': vehicle.model,
  car_type: vehicle.carType,
  car_id: vehicle.id,
  vehicle_status: statuses[vehicle.kind],
  car_year: vehicle.year,
  car_description: vehicleTitle(vehicle).title,
  car_dealership_id: vehicle.dealershipId,
  manufacturer_slug: said(slugify(vehicle.make)),
});

/**
 * The lead that an enquiry form sends: form, vehicle, site and visit under the specification's names. What is not known is left
 * out. `opt_in` is false where the site does not ask (decision E17).
 *
 * @example
 * enquiryPayload({ form, vehicle, site, context })['Vehicle Make']; // => 'Toyota'
 */
export const enquiryPayload = ({
  form,
  vehicle,
  place,
  site,
  context,
}: {
  readonly form: EnquiryForm;
  readonly vehicle?: Vehicle;
  /** Slug of the location that the visitor wants to come to, where it need not be the vehicle's. */
  readonly place?: string | undefined;
  readonly site: LeadSite;
  readonly context: LeadContext;
}): EnquiryPayload => {
  const phone = normalisePhone(form.phone, site.country);
  const payload: EnquiryPayload = {
    ...extraOf(context.extra),
    ...topicOf(context),
    name: form.name.trim(),
    last_name: form.lastName.trim(),
    email: form.email.trim(),
    phone: phone.kind === 'phone' ? phone.local : form.phone.trim(),
    message: said(form.message),
    postcode: said(form.postcode),
    PreferredContactMethod: form.preferredContact,
    opt_in: site.forms.marketingOptIn && form.optIn,
    // A vehicle says where it is; the selects are for forms without one.
    ...leadPlace({ chosen: place || (vehicle ? '' : form.location || form.dealership), vehicle, site }),
    manufacturer_slug: site.manufacturer === null ? undefined : said(slugify(site.manufacturer)),
    Rego: said(form.rego),
    ...(vehicle === undefined ? {} : vehiclePart(vehicle)),
    ...leadPart(context, site),
  };
  for (const key of Object.keys(payload)) if (payload[key] === undefined) delete payload[key];
  return payload;
};
