import { errorText } from '@dealer/core/errors';
import * as z from 'zod/mini';
import { defineContract } from '../contract/index.ts';
import { endpoints } from '../endpoints/endpoints.ts';
import { leadAnswerSchema } from './leads.ts';

const text = z.optional(z.string());

/** The body of a lead with the field names of the backend. Forms can add fields. */
const leadRequestSchema = z.looseObject({
  category: z.string().check(z.minLength(1)),
  subcategory: text,
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: text,
  postcode: text,
  PreferredContactMethod: text,
  opt_in: z.boolean(),
  page_id: z.string(),
  location: text,
  location_id: z.optional(z.number()),
  dealership_slug: text,
  manufacturer_slug: text,
  stock_number: text,
  'Vehicle Make': text,
  'Vehicle Model': text,
  car_type: text,
  car_id: z.optional(z.number()),
  vehicle_status: text,
  additional_services: text,
  Rego: text,
  car_year: z.optional(z.number()),
  car_description: text,
  url: z.string(),
  source: z.literal('Website'),
  user_agent: z.string(),
  car_dealership_id: z.optional(z.number()),
  offer_id: z.optional(z.number()),
  offer_name: text,
  trade_in_location: text,
  trade_in_location_id: z.optional(z.number()),
  sent_by: z.optional(z.literal('assistant')),
  lead_attributes: z.looseObject({
    visited_pages: z.array(z.string()),
    linked_query_params: z.record(z.string(), z.string()),
    opt_in_wording: text,
    price_shown: text,
    seller: text,
    form_open_ms: z.optional(z.number()),
    form_trap: text,
    captcha_token: text,
  }),
});

const refused = errorText('formSubmit');

export const sendLeadContract = defineContract({
  name: 'Send a lead',
  text: 'Sends enquiries, test drives, photo requests, finance leads and the steps of a valuation. The lead is stored on the device first, and retried with the same key until the server accepts or refuses it or a day has passed. Accepting the offer of a valuation sends `lead_id`, `form_completed`, `offer_accepted`, `category`, `subcategory` ("3. Offer Accepted") and the fields about the visit (`page_id`, `url`, `source`, `user_agent`, `lead_attributes`), but no personal details, because the earlier lead has them.',
  method: 'POST',
  path: endpoints.leads,
  by: 'submitLead',
  calledFrom: 'The outbox, for every form of the site.',
  decisions: 'E1, E3, E4, E5, E17, G6, G8',
  idempotencyKey: true,
  request: leadRequestSchema,
  answer: leadAnswerSchema,
  fields: {
    category:
      '"General Enquiry" by default. A career enquiry is a general one with the subcategory "Career Enquiry" (decision E3).',
    page_id:
      'The name of the page in the table of routes, such as `vehicle`, `contact`, `careers` or `finance`; the path of a custom page.',
    location:
      'The name of the location that receives the lead: the vehicle’s; of a lead without one, and of a valuation, the location that the visitor chose; else the only one that serves the form. Missing if unknown.',
    location_id: 'The `id` of this location in the site file.',
    dealership_slug: 'The slug of the dealership that this location belongs to.',
    car_dealership_id: 'The dealership that sells the vehicle, whichever location receives the lead.',
    offer_id: 'The id of the special offer whose page has the form; `subcategory` is then "Offer Enquiry".',
    offer_name: 'The name of this offer.',
    trade_in_location:
      'The name of the location where the visitor would bring a trade-in; it does not change who receives the lead.',
    trade_in_location_id: 'The `id` of that location in the site file.',
    'lead_attributes.visited_pages': 'Paths of the last 20 pages of the visit, without query.',
    'lead_attributes.linked_query_params':
      'Campaign parameters of the first address of the visit: `utm_*`, `gclid`, `gbraid`, `wbraid`, `fbclid`, `msclkid`, `ttclid`, `dclid` and the names in `analytics.campaignParams`; no other parameter.',
    sent_by: 'Present where an assistant sent it for a person, at `/mcp`.',
    phone:
      'In the national format of the site’s country: 0412345678. A number of another country with a plus and its country code: +442079460958.',
    opt_in: 'False if the form has no consent box.',
    additional_services: 'The checked options, joined with ", ".',
    vehicle_status: 'in_stock, coming_soon or sold.',
    url: 'The address of the form’s page, without its query.',
    'lead_attributes.opt_in_wording': 'The text of the consent box.',
    'lead_attributes.price_shown': 'The price text shown with the form.',
    'lead_attributes.seller': 'Who sells the vehicle, with the licence of its yard.',
    'lead_attributes.form_open_ms':
      'Milliseconds between opening the form and sending it. Below 2,000 it was hardly a person: ask to send it again.',
    'lead_attributes.form_trap':
      'The text of a field that people do not see. Present only where a program filled it in.',
    'lead_attributes.captcha_token':
      'The token of `services.captcha`, to be verified with its service once for each key. Missing where the script was blocked, and expired where the lead waited on the device.',
    lead_id: 'The reference that the visitor sees; a number or a text.',
    error: 'Why it was refused, as a message for the visitor; sent instead of lead_id.',
  },
  duties: [
    'Remembers each `Idempotency-Key` longer than 24 hours, with the body and the answer: a device tries for 24 hours from the press on Send.',
    'Answers a repeated call with the `lead_id` of the first, and records nothing.',
    'Of two calls of one key at the same moment, records one (a unique index on the key) and answers both with its `lead_id`.',
    'Refuses a known key with another body by 409, and records nothing. `page_id`, `url`, `user_agent` and `lead_attributes` do not count: they say where the visitor was, and two tabs that send the same words differ in them.',
    'Records an accepted offer only for the `lead_id` of a valuation of this website whose offer was not accepted before, and answers 404 or 422 otherwise. It comes from no form, so nothing else stops programs: the ids of valuations are random and cannot be guessed.',
    'With another origin than the website: allows `Idempotency-Key` and `Content-Type` (`Access-Control-Allow-Headers`) and exposes `Retry-After` (`Access-Control-Expose-Headers`).',
  ],
  errors: [
    {
      when: '409: the key is known with another body',
      page: 'The lead is sent at once under a key of its own. A second 409 is a refusal.',
    },
    {
      when: '200 with `error`, or another 4xx with `error`',
      page: 'The form shows this message, leaves the fields filled in, and does not retry by itself.',
    },
    { when: 'Another 4xx without `error`', page: `The form says "${refused}".` },
    {
      when: '200 with neither `lead_id` nor `error`, or another 4xx without a body',
      page: `The form says "${errorText('formUnexpected')}" (spelled so).`,
    },
    {
      when: '429, with `Retry-After` if the server wishes',
      page: 'The lead waits for the given time (at most an hour) and is sent again with the same key.',
    },
    {
      when: '408, 5xx, no connection, no answer in time, or text instead of JSON',
      page: 'The lead waits and is sent again with the same key: after 2 seconds, twice as long each time, and at once when the connection comes back. After a day it is dropped, and the visitor sees a notice.',
    },
  ],
  examples: [
    {
      headers: { 'Idempotency-Key': '7f0c1f2a-5b0e-4d7e-9a51-0c3c0c8d6d11' },
      request: {
        category: 'General Enquiry',
        name: 'Ana',
        last_name: 'Kerr',
        email: 'ana.kerr@example.com',
        phone: '0412345678',
        message: 'Is it still available?',
        PreferredContactMethod: 'Phone',
        opt_in: true,
        page_id: 'vehicle',
        location: 'Eagle Farm',
        location_id: 201,
        dealership_slug: 'eagle-farm',
        manufacturer_slug: 'toyota',
        stock_number: 'S1001',
        'Vehicle Make': 'Toyota',
        'Vehicle Model': 'Hilux',
        car_type: 'used',
        car_id: 1001,
        vehicle_status: 'in_stock',
        car_year: 2022,
        car_description: '2022 Toyota Hilux SR5',
        url: 'https://dealer.example/cars/2022-toyota-hilux-1001',
        source: 'Website',
        user_agent: 'Mozilla/5.0',
        car_dealership_id: 20,
        lead_attributes: {
          visited_pages: ['/', '/cars/2022-toyota-hilux-1001'],
          linked_query_params: { utm_source: 'mail' },
          opt_in_wording: 'Keep me up to date.',
          price_shown: '$45,990 Drive away',
          seller: 'Harbour City Pty Ltd, motor dealer licence 4110001',
          form_open_ms: 48_200,
        },
      },
      answer: { lead_id: 1001 },
    },
  ],
});
