import { sellingYard } from '../contact/sellingYard.ts';
import { type SellerSite, yardSeller } from '../law/yardSeller.ts';
import { slugify } from '../format/slugify.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';
import type { EnquiryForm } from './enquirySchema.ts';
import type { LeadContext } from './leadContext.ts';
import { leadLocation } from './leadLocation.ts';
import type { FormPurpose, LocationSite } from './locationChoices.ts';
import { leadPart } from './leadPart.ts';
import { normalisePhone } from '../contact/whatsappHref.ts';
import { plateText, trimmed } from './formFields.ts';

/** The settings that a lead depends on. */
export type LeadSite = LocationSite & SellerSite & Pick<Site, 'forms' | 'manufacturer'>;

/** The body of `POST /api/leads`, with the field names of the backend. */
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
    /** Who sells the vehicle, with the licence of its yard. */
    seller?: string;
  };
  [extra: string]: unknown;
};

const statuses = { inStock: 'in_stock', comingSoon: 'coming_soon', sold: 'sold' } as const;

const career = 'Career Enquiry';

/** A career enquiry, identified by its category or a car_type field, is sent as a general one with its own subcategory (decision E3). */
const topicOf = ({ category, subcategory, extra }: LeadContext): { category: string; subcategory?: string } => {
  if (trimmed(category) === career || extra?.['car_type'] === career)
    return { category: 'General Enquiry', subcategory: career };
  return {
    category: trimmed(category) ?? 'General Enquiry',
    subcategory: trimmed(subcategory),
  };
};

const extraOf = (extra: LeadContext['extra'] = {}): Record<string, unknown> => {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(extra)) {
    // Helper fields of radio buttons, a type that names the topic (decision E3), and a key that cannot be set.
    if (name.includes('_radio_options') || (name === 'car_type' && value === career) || name === '__proto__') continue;
    if (Array.isArray(value)) {
      if (value.length > 0) fields[name] = value.join(', ');
    } else if (value !== '') fields[name] = value;
  }
  return fields;
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
  manufacturer_slug: trimmed(slugify(vehicle.make)),
});

/**
 * The lead that an enquiry form sends: form, vehicle, site and visit under the field names of the backend. Unknown values are
 * left out. `opt_in` is false if the site's forms have no such checkbox (decision E17).
 *
 * @example
 * enquiryPayload({ form, vehicle, site, context })['Vehicle Make']; // => 'Toyota'
 */
export const enquiryPayload = ({
  form,
  purpose,
  vehicle,
  preferredLocation,
  site,
  context,
}: {
  readonly form: EnquiryForm;
  /** Which form it is. */
  readonly purpose?: FormPurpose | undefined;
  readonly vehicle?: Vehicle;
  /** Slug of the location that the visitor chose for this lead, if it can differ from the vehicle's. */
  readonly preferredLocation?: string | undefined;
  readonly site: LeadSite;
  readonly context: LeadContext;
}): EnquiryPayload => {
  const phone = normalisePhone(form.phone, site.country);
  const part = leadPart(context, site);
  const yard = vehicle && sellingYard(vehicle, site);
  const seller = yard && yardSeller(yard, site);
  const payload: EnquiryPayload = {
    ...extraOf(context.extra),
    ...topicOf(context),
    name: form.name.trim(),
    last_name: form.lastName.trim(),
    email: form.email.trim(),
    phone: phone.kind === 'phone' ? phone.local : form.phone.trim(),
    message: trimmed(form.message),
    postcode: trimmed(form.postcode),
    PreferredContactMethod: form.preferredContact,
    opt_in: site.forms.marketingOptIn && form.optIn,
    // A vehicle determines its location; the selects are for forms without one.
    ...leadLocation({
      chosen: preferredLocation || (vehicle ? '' : form.location || form.dealership),
      ...(purpose ? { form: purpose } : {}),
      vehicle,
      site,
    }),
    manufacturer_slug: site.manufacturer === null ? undefined : trimmed(slugify(site.manufacturer)),
    Rego: trimmed(plateText(form.rego)),
    ...(vehicle === undefined ? {} : vehiclePart(vehicle)),
    ...part,
    lead_attributes: { ...part.lead_attributes, ...(seller === undefined ? {} : { seller }) },
  };
  for (const key of Object.keys(payload)) if (payload[key] === undefined) delete payload[key];
  return payload;
};
