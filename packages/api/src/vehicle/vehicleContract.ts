import { errorText } from '@dealer/core/errors';
import * as z from 'zod/mini';
import { defineContract, faults, pathOf } from '../contract/index.ts';
import { vehicleEndpoints } from './vehicleEndpoints.ts';

const calledFrom = 'A vehicle’s page';
const params = { slug: '2022-toyota-hilux-1001' };

export const autoGaugeContract = defineContract({
  name: 'Get the price comparison',
  text: 'How a vehicle’s price stands in its market. Shown for used vehicles where the website session has the plugin, and only with every field there, a confidence above 0.2 and a market that reaches the price.',
  method: 'GET',
  path: pathOf(vehicleEndpoints.autogauge, 'slug'),
  by: 'fetchAutoGauge',
  calledFrom: `${calledFrom}, when the comparison comes near the screen.`,
  source: 'Specification sections 3, 5 and 7, Auto-gauge; decisions C12, C13',
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
      when: 'A good answer without a field',
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
  text: 'Which vehicles are like one, best first. The page asks the search for them, leaves out what is sold and the vehicle itself, and puts the same model first.',
  method: 'GET',
  path: pathOf(vehicleEndpoints.similar, 'slug'),
  by: 'fetchSimilarIds',
  calledFrom: `${calledFrom}, 500 px before similar vehicles come on the screen.`,
  source: 'Specification section 7, Similar-car ids and Similar cars; decision E2, B22',
  answer: z.union([z.array(z.unknown()), z.object({ ids: z.array(z.unknown()) })]),
  timeoutMs: 2_000,
  fields: { ids: 'Numbers; whatever else stands in the list is left out.' },
  errors: [
    faults('Logged; the search is asked for the same make and model, then for the same body in the same price band.'),
  ],
  examples: [
    { params, answer: { ids: [1002, 1007] } },
    { params, answer: [1002, 1007] },
  ],
});

/** What both files of a vehicle have in common. */
const pdf = {
  headers: { Accept: 'application/pdf' },
  answer: 'application/pdf',
  timeoutMs: 30_000,
  errors: [
    {
      when: 'No connection, no answer in time, a status of 400 and above, or a file that does not begin with %PDF-',
      page: `The browser’s alert says "${errorText('pdf')}"; the button can be pressed again.`,
    },
  ],
  examples: [{ params, answer: '%PDF-1.4 ...' }],
} as const;

export const carPdfContract = defineContract({
  name: 'Get a vehicle’s sheet',
  text: 'The sheet that a visitor prints, saved as {slug}.pdf.',
  method: 'GET',
  path: pathOf(vehicleEndpoints.pdf, 'slug'),
  by: 'fetchCarPdf',
  calledFrom: `${calledFrom}, Print PDF.`,
  source: 'Specification sections 4 and 7, PDF for car slug; decision C21',
  ...pdf,
});

export const carAnalysisContract = defineContract({
  name: 'Get a vehicle’s analysis',
  text: 'The analysis of a vehicle’s market, saved as {slug}-analysis.pdf; where the site has `plugins.carAnalysis` and the website session names "Car Analysis".',
  method: 'GET',
  path: pathOf(vehicleEndpoints.analysis, 'slug'),
  by: 'fetchCarAnalysis',
  calledFrom: `${calledFrom}, Car Analysis.`,
  source: 'Specification section 6, Plugins; decision E2',
  ...pdf,
});

export const carDisclaimerContract = defineContract({
  name: 'Get a vehicle’s finance disclaimers',
  text: 'The small print of each lender for this vehicle.',
  method: 'GET',
  path: vehicleEndpoints.disclaimer(0).replace('0', '{id}'),
  by: 'fetchCarDisclaimer',
  calledFrom: `${calledFrom}, with its finance.`,
  source: 'Specification section 7, Car disclaimer by id; decision E2',
  answer: z.looseObject({
    finance_lenders: z.record(z.string(), z.looseObject({ disclaimer: z.optional(z.string()) })),
  }),
  fields: { finance_lenders: 'By the name of the provider; a lender without a disclaimer is left out.' },
  errors: [faults('The site’s own disclaimer stands.')],
  examples: [
    { params: { id: '1001' }, answer: { finance_lenders: { Manual: { disclaimer: 'Approved applicants only.' } } } },
  ],
});

export const carsContract = defineContract({
  name: 'Get a few vehicles by a filter',
  text: 'Vehicle documents as the index holds them. What cannot be read as a vehicle is left out.',
  method: 'GET',
  path: vehicleEndpoints.cars,
  by: 'fetchCars',
  calledFrom: `${calledFrom}: similar vehicles, where the search does not answer.`,
  source: 'Specification section 7, Limited hit list by search_filters; decision E2',
  query: z.object({ search_filters: z.string(), limit: z.number() }),
  answer: z.union([z.object({ hits: z.array(z.unknown()) }), z.array(z.unknown())]),
  fields: {
    search_filters: 'A filter in Meilisearch’s own language.',
    hits: 'Vehicle documents (specification section 3, Car).',
  },
  errors: [faults('Logged; no similar vehicles are shown.')],
  examples: [
    {
      query: { search_filters: 'make = "Toyota"', limit: 10 },
      answer: { hits: [{ id: 1001, slug: '2022-toyota-hilux-1001', name: '2022 Toyota Hilux SR5' }] },
    },
  ],
});

export const deliveryPriceContract = defineContract({
  name: 'Get the price of delivery',
  text: 'What delivery to a postcode costs, and what the region is called. Nothing found is an answer, not an error.',
  method: 'GET',
  path: vehicleEndpoints.deliveryPrice,
  by: 'fetchDeliveryPrice',
  calledFrom: `${calledFrom}, Delivery calculator.`,
  source: 'Specification section 7, Delivery price lookup by postcode; decision E2',
  query: z.object({ postcode: z.string().check(z.regex(/^\d{4}$/)) }),
  answer: z.looseObject({ name: z.optional(z.string()), price: z.optional(z.number()) }),
  fields: { name: 'The region.', price: 'Dollars; 0 is a price.' },
  errors: [{ when: 'An answer without a price', page: `"${errorText('noDeliveryPrice')}"` }, faults('The same words.')],
  examples: [
    { query: { postcode: '4000' }, answer: { name: 'Queensland', price: 290 } },
    { query: { postcode: '0800' }, answer: {} },
  ],
});
