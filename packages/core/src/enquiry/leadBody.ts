import * as z from 'zod/mini';

const word = z.optional(z.string());

/**
 * The body of `POST /api/leads`, the same for every kind of form (decision E1). All payload builders match it; servers and tests
 * read leads with it. Additional fields of a form are allowed.
 *
 * @example
 * z.safeParse(leadBodySchema, enquiryPayload({ form, site, context })).success; // => true
 */
export const leadBodySchema = z.looseObject({
  lead_id: z.optional(z.union([z.string(), z.number()])),
  category: z.string().check(z.minLength(1)),
  subcategory: word,
  name: word,
  last_name: word,
  email: word,
  phone: word,
  message: word,
  postcode: word,
  opt_in: z.optional(z.boolean()),
  page_id: z.string(),
  location: word,
  location_id: z.optional(z.int()),
  dealership_slug: word,
  manufacturer_slug: word,
  stock_number: word,
  'Vehicle Make': word,
  'Vehicle Model': word,
  car_type: z.optional(z.enum(['new', 'demo', 'used'])),
  car_id: z.optional(z.int()),
  vehicle_status: z.optional(z.enum(['in_stock', 'coming_soon', 'sold'])),
  additional_services: word,
  Rego: word,
  car_year: z.optional(z.int()),
  car_description: word,
  url: z.string(),
  source: z.literal('Website'),
  user_agent: z.string(),
  car_dealership_id: z.optional(z.int()),
  offer_id: z.optional(z.int()),
  offer_name: word,
  trade_in_location: word,
  trade_in_location_id: z.optional(z.int()),
  lead_attributes: z.looseObject({
    visited_pages: z.array(z.string()),
    linked_query_params: z.record(z.string(), z.string()),
    opt_in_wording: word,
    price_shown: word,
    seller: word,
    form_open_ms: z.optional(z.number()),
    form_trap: word,
    captcha_token: word,
  }),
});

/** A lead as sent to the backend. */
export type LeadBody = z.output<typeof leadBodySchema>;
