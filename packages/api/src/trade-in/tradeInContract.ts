import { errorText } from '@dealer/core/errors';
import * as z from 'zod/mini';
import { defineContract } from '../contract/index.ts';
import { valuationSchema } from './fetchValuation.ts';
import { regoLookupSchema } from './lookupRego.ts';
import { tradeInEndpoints } from './tradeInEndpoints.ts';

export const regoLookupContract = defineContract({
  name: 'Look up a plate',
  text: 'The car of a plate, and the valuer’s questions about it.',
  method: 'POST',
  path: tradeInEndpoints.regoLookup,
  by: 'lookupRego',
  calledFrom: 'Trade-in, the first step.',
  decisions: 'E25',
  request: z.object({ rego: z.string(), regoState: z.optional(z.string()) }),
  answer: regoLookupSchema,
  timeoutMs: 10_000,
  fields: {
    regoState: 'qld, nsw, vic, sa, wa, tas, act or nt; missing for New Zealand plates.',
    vehicle: 'year, make, model and any further details.',
    error: 'Why there is none, as a message for the visitor.',
  },
  errors: [
    {
      when: '404, or an answer without a car',
      page: 'Reports that the plate was not found, and offers to enter the car by hand.',
    },
    { when: '`error`, with 200 or 4xx', page: 'Shows this message, and offers to enter the car by hand.' },
    {
      when: 'No connection, no answer in time, 5xx, or an answer that breaks the contract',
      page: 'Reports the cause, and offers a retry or to enter the car by hand.',
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
  text: 'Values a looked-up car with the visitor’s answers. A car without a price is inspected in person.',
  method: 'POST',
  path: tradeInEndpoints.valuation,
  by: 'fetchValuation',
  calledFrom: 'Trade-in, after the questions.',
  decisions: 'E25',
  request: z.object({ id: z.string(), adjustmentAnswers: z.record(z.string(), z.unknown()) }),
  answer: valuationSchema,
  timeoutMs: 12_000,
  fields: {
    adjustmentAnswers: 'The answers by question id, and `kms`.',
    offer_price: 'Dollars; null without an estimate.',
  },
  errors: [
    {
      when: '`error`, no connection, no answer in time, a status of 400 and above, or an answer that breaks the contract',
      page: 'Sends the details to the dealer without an estimate and reports it.',
    },
  ],
  examples: [
    {
      request: { id: 'v-1', adjustmentAnswers: { kms: 42_000, tyres: 'good' } },
      answer: { id: 'v-1', offer_price: 31_500 },
    },
  ],
});

export const saveValuationContract = defineContract({
  name: 'Store a valuation',
  text: 'Stores the unchanged answer of a valuation for the dealer’s records.',
  method: 'POST',
  path: tradeInEndpoints.miscellaneous,
  by: 'saveValuation',
  calledFrom: 'Trade-in, once there is an estimate, without waiting for the answer.',
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
