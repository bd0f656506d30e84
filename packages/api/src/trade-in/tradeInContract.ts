import { errorText } from '@dealer/core/errors';
import * as z from 'zod/mini';
import { defineContract } from '../contract/index.ts';
import { valuationSchema } from './fetchValuation.ts';
import { regoLookupSchema } from './lookupRego.ts';
import { tradeInEndpoints } from './tradeInEndpoints.ts';

export const regoLookupContract = defineContract({
  name: 'Look up a plate',
  text: 'Which car a plate belongs to, and what the valuer wants to know of it.',
  method: 'POST',
  path: tradeInEndpoints.regoLookup,
  by: 'lookupRego',
  calledFrom: 'Trade-in, the first step.',
  source: 'Specification section 7, rego lookup; decision E25',
  request: z.object({ rego: z.string(), regoState: z.optional(z.string()) }),
  answer: regoLookupSchema,
  timeoutMs: 10_000,
  fields: {
    regoState: 'qld, nsw, vic, sa, wa, tas, act or nt; New Zealand plates name none.',
    vehicle: 'year, make, model and whatever else is known.',
    error: 'Why there is none, in words for the visitor.',
  },
  errors: [
    {
      when: '404, or an answer without a car',
      page: 'Says that it does not know the plate, and offers to enter the car by hand.',
    },
    { when: '`error`, with 200 or 4xx', page: 'Says these words, and offers to enter the car by hand.' },
    {
      when: 'No connection, no answer in time, 5xx, or an answer that breaks the contract',
      page: 'Says which, and offers to try again or to enter the car by hand.',
    },
  ],
  examples: [
    {
      request: { rego: 'TRADE1', regoState: 'qld' },
      answer: {
        id: 'v-1',
        vehicle: { year: 2021, make: 'Toyota', model: 'RAV4' },
        adjustments: [{ id: 'tyres', question: 'How are the tyres?', options: ['Good', 'Worn'] }],
      },
    },
  ],
});

export const valuationContract = defineContract({
  name: 'Value a car',
  text: 'What a looked-up car is worth with these answers. No price is an answer too: such a car is seen in person.',
  method: 'POST',
  path: tradeInEndpoints.valuation,
  by: 'fetchValuation',
  calledFrom: 'Trade-in, after its questions.',
  source: 'Specification section 7, valuation adjustments; decision E25',
  request: z.object({ id: z.string(), adjustmentAnswers: z.record(z.string(), z.unknown()) }),
  answer: valuationSchema,
  timeoutMs: 12_000,
  fields: {
    adjustmentAnswers: 'By the id of the question; `kms` among them.',
    offer_price: 'Dollars; null where there is no estimate.',
  },
  errors: [
    {
      when: '`error`, no connection, no answer in time, a status of 400 and above, or an answer that breaks the contract',
      page: 'The details go to the dealer without an estimate, and the page says so.',
    },
  ],
  examples: [
    {
      request: { id: 'v-1', adjustmentAnswers: { kms: 42_000, tyres: 'good' } },
      answer: { id: 'v-1', offer_price: 31_500 },
    },
  ],
});

export const keepValuationContract = defineContract({
  name: 'Keep a valuation',
  text: 'The answer of a valuation as it came, for the dealer’s records.',
  method: 'POST',
  path: tradeInEndpoints.miscellaneous,
  by: 'saveValuation',
  calledFrom: 'Trade-in, once there is an estimate; nobody waits for it.',
  source: 'Specification section 7, POST /api/miscellaneous',
  request: z.looseObject({ column_name: z.literal('valuation') }),
  answer: 'unread',
  errors: [
    {
      when: 'No connection, no answer in time, or a status of 400 and above',
      page: `"${errorText('valuationNotSaved')}" on the console, else "${errorText('valuationSaved')}".`,
    },
  ],
  examples: [{ request: { id: 'v-1', offer_price: 31_500, column_name: 'valuation' }, answer: { success: true } }],
});
