import { errorText } from '@dealer/core/errors';
import * as z from 'zod/mini';
import { defineContract, faults, pathOf } from '../contract/index.ts';
import { vehicleEndpoints } from './vehicleEndpoints.ts';

const calledFrom = 'The vehicle page';
const params = { slug: '2022-toyota-hilux-1001' };

export const autoGaugeContract = defineContract({
  name: 'Get the price comparison',
  text: 'Compares a vehicle’s price with its market. Shown for used vehicles if the website session has the plugin, all fields are present, the confidence is above 0.2 and the price is within the market’s range.',
  method: 'GET',
  path: pathOf(vehicleEndpoints.autogauge, 'slug'),
  by: 'fetchAutoGauge',
  calledFrom: `${calledFrom}, when the comparison is about to scroll into view.`,
  decisions: 'C12, C13',
  answer: z.looseObject({
    fill: z.optional(z.number()),
    listing_price: z.optional(z.number()),
    market_range_min: z.optional(z.number()),
    market_range_max: z.optional(z.number()),
    confidence: z.optional(z.number()),
    description: z.optional(z.string()),
  }),
  fields: { fill: 'Per cent, 0 to 100; a fraction is refused.', confidence: '0 to 1.' },
  errors: [
    {
      when: 'An answer with a missing field',
      page: `"${errorText('gaugeNoData')}" on the console; the comparison is not shown.`,
    },
    faults(`"${errorText('gaugeFetch')}" on the console; the comparison is not shown.`),
  ],
  examples: [
    {
      params,
      answer: {
        fill: 64,
        listing_price: 45_990,
        market_range_min: 41_200,
        market_range_max: 53_400,
        confidence: 0.82,
        description: '$810 below the average of similar cars',
      },
    },
  ],
});

export const similarIdsContract = defineContract({
  name: 'Get the ids of similar vehicles',
  text: 'The vehicles similar to one, best first. The page loads them from the search, excludes sold ones and the vehicle itself, and lists the same model first.',
  method: 'GET',
  path: pathOf(vehicleEndpoints.similar, 'slug'),
  by: 'fetchSimilarIds',
  calledFrom: `${calledFrom}, 500 px before similar vehicles scroll into view.`,
  decisions: 'E2, B22',
  answer: z.union([z.array(z.unknown()), z.object({ ids: z.array(z.unknown()) })]),
  timeoutMs: 2_000,
  fields: { ids: 'Numbers; other values are ignored.' },
  errors: [
    faults('Logged; the page searches for the same make and model, then for the same body in the same price band.'),
  ],
  examples: [
    { params, answer: { ids: [1002, 1007] } },
    { params, answer: [1002, 1007] },
  ],
});

/** The common parts of the two PDF contracts. */
const pdf = {
  headers: { Accept: 'application/pdf' },
  answer: 'application/pdf',
  timeoutMs: 30_000,
  errors: [
    {
      when: 'No connection, no answer in time, a status of 400 and above, or a file that does not begin with %PDF-',
      page: `The browser’s alert shows "${errorText('pdf')}"; the button can be pressed again.`,
    },
  ],
  examples: [{ params, answer: '%PDF-1.4 ...' }],
} as const;

export const carPdfContract = defineContract({
  name: 'Get a vehicle’s sheet',
  text: 'The printable sheet of a vehicle, saved as {slug}.pdf.',
  method: 'GET',
  path: pathOf(vehicleEndpoints.pdf, 'slug'),
  by: 'fetchCarPdf',
  calledFrom: `${calledFrom}, Print PDF.`,
  decisions: 'C21',
  ...pdf,
});

export const carAnalysisContract = defineContract({
  name: 'Get a vehicle’s analysis',
  text: 'The analysis of a vehicle’s market, saved as {slug}-analysis.pdf, if the site has `plugins.carAnalysis` and the website session lists "Car Analysis".',
  method: 'GET',
  path: pathOf(vehicleEndpoints.analysis, 'slug'),
  by: 'fetchCarAnalysis',
  calledFrom: `${calledFrom}, Car Analysis.`,
  decisions: 'E2',
  ...pdf,
});

export const carDisclaimerContract = defineContract({
  name: 'Get a vehicle’s finance disclaimers',
  text: 'The disclaimer of each lender for this vehicle.',
  method: 'GET',
  path: vehicleEndpoints.disclaimer(0).replace('0', '{id}'),
  by: 'fetchCarDisclaimer',
  calledFrom: `${calledFrom}, with its finance.`,
  decisions: 'E2',
  answer: z.looseObject({
    finance_lenders: z.record(z.string(), z.looseObject({ disclaimer: z.optional(z.string()) })),
  }),
  fields: { finance_lenders: 'By the name of the provider; lenders without a disclaimer are ignored.' },
  errors: [faults('Shows the site’s own disclaimer.')],
  examples: [
    { params: { id: '1001' }, answer: { finance_lenders: { Manual: { disclaimer: 'Approved applicants only.' } } } },
  ],
});

export const carsContract = defineContract({
  name: 'Get a few vehicles by a filter',
  text: 'Vehicle documents as in the index. Invalid documents are ignored.',
  method: 'GET',
  path: vehicleEndpoints.cars,
  by: 'fetchCars',
  calledFrom: `${calledFrom}, for similar vehicles when the search fails.`,
  decisions: 'E2',
  query: z.object({ search_filters: z.string(), limit: z.number() }),
  answer: z.union([z.object({ hits: z.array(z.unknown()) }), z.array(z.unknown())]),
  fields: {
    search_filters: 'A filter in Meilisearch’s syntax.',
    hits: 'Vehicle documents. `passport` is what is known of one vehicle: each part of it is optional, days are "YYYY-MM-DD", photos count from 1. What cannot be right is not shown: a depth outside 0 to 40 mm, a day in the future, more than five stars, a clear check without its day.',
  },
  errors: [faults('Logged; no similar vehicles are shown.')],
  examples: [
    {
      query: { search_filters: 'make = "Toyota"', limit: 10 },
      answer: { hits: [{ id: 1001, slug: '2022-toyota-hilux-1001', name: '2022 Toyota Hilux SR5' }] },
    },
    {
      query: { search_filters: 'fuel = "Electric"', limit: 1 },
      answer: {
        hits: [
          {
            id: 1002,
            slug: '2022-kia-ev6-1002',
            name: '2022 Kia EV6 Air',
            passport: {
              owners: 1,
              keys: 2,
              history_checks: [
                { check: 'ppsr', result: 'clear', date: '2026-03-02', certificate: '4491 2207' },
                { check: 'written_off', result: 'clear', date: '2026-03-02' },
              ],
              inspection: {
                date: '2026-03-02',
                by: 'Harbour City Motors',
                items: [{ item: 'Tyres', result: 'attention', note: 'Front pair due within a year' }],
              },
              tyres: [{ position: 'Front left', depth_mm: 2.8 }],
              brakes: [{ position: 'Front', depth_mm: 9 }],
              service_history: [
                { date: '2025-11-20', km: 38_900, work: '36 month service', by: 'Harbour City Motors' },
              ],
              marks: [{ photo: 1, x: 30, y: 60, text: 'Stone chip, 4 mm' }],
              battery: { capacity_kwh: 77, health_percent: 93, health_date: '2026-03-02', range_km: 506 },
              charging: {
                ac: { minutes: 430, kw: 11 },
                dc: { minutes: 18, kw: 233, from_percent: 10, to_percent: 80 },
                connectors: ['Type 2', 'CCS2'],
              },
              co2_g_km: 0,
              energy_kwh_100km: 17.2,
              ancap: { stars: 5, year: 2022 },
              warranty: { until: '2029-04-30', km: 150_000 },
            },
          },
        ],
      },
    },
  ],
});

export const deliveryPriceContract = defineContract({
  name: 'Get the price of delivery',
  text: 'The price of delivery to a postcode, and the name of its region. An unknown postcode is not an error.',
  method: 'GET',
  path: vehicleEndpoints.deliveryPrice,
  by: 'fetchDeliveryPrice',
  calledFrom: `${calledFrom}, Delivery calculator.`,
  decisions: 'E2',
  query: z.object({ postcode: z.string().check(z.regex(/^\d{4}$/)) }),
  answer: z.looseObject({ name: z.optional(z.string()), price: z.optional(z.number()) }),
  fields: { name: 'The region.', price: 'Dollars; 0 is a price.' },
  errors: [{ when: 'An answer without a price', page: `"${errorText('noDeliveryPrice')}"` }, faults('The same text.')],
  examples: [
    { query: { postcode: '4000' }, answer: { name: 'Queensland', price: 290 } },
    { query: { postcode: '0800' }, answer: {} },
  ],
});

export const salesThisMonthContract = defineContract({
  name: 'Get the sales of the month',
  text: 'How many vehicles the dealer has sold this month, for sites with `plugins.salesCounter`. Requested every 150 seconds while the counter is on the page.',
  method: 'GET',
  path: vehicleEndpoints.salesThisMonth,
  by: 'fetchSalesThisMonth',
  calledFrom: 'The section "Sales this Month".',
  decisions: 'F1',
  answer: z.looseObject({ count: z.int() }),
  fields: { count: 'Vehicles sold since the first of the month, by the dealer’s own records.' },
  errors: [faults('The section is not shown: a figure is never made up.')],
  examples: [{ answer: { count: 214 } }],
});
