import { errorText } from '@dealer/core/errors';
import { creditHistories } from '@dealer/core/finance';
import * as z from 'zod/mini';
import { defineContract, faults } from '../contract/index.ts';
import { customerAnswerSchema } from './createCustomer.ts';
import { quoteAnswerSchema } from './fetchQuote.ts';
import { financeEndpoints } from './financeEndpoints.ts';

const text = z.optional(z.string());
const loan = {
  selfAssessedCreditScore: z.enum(creditHistories),
  purchasePrice: z.number().check(z.positive()),
  loanTerm: z.number().check(z.minimum(1), z.maximum(7)),
  year: z.optional(z.number()),
  vin: text,
  nvic: text,
};

export const quoteContract = defineContract({
  name: 'Ask the outside lender for a quote',
  text: 'What a vehicle costs a week at the outside lender, for a buyer’s own word of their credit history. Asked only about a vehicle that can be bought, has a price and is known by nvic or VIN.',
  method: 'POST',
  path: financeEndpoints.quote,
  by: 'fetchQuote',
  calledFrom:
    'Finance page and popup, 500 ms after the last change; the vehicle’s page of a site with the financeYouX button, once, with GREAT and five years.',
  source: 'Specification sections 4, 7 and 8, Finance quote; decisions A14, A21',
  request: z.object({ ...loan, whoIsHelping: text }),
  answer: quoteAnswerSchema,
  timeoutMs: 10_000,
  fields: {
    purchasePrice: 'Whole dollars.',
    loanTerm: 'Years.',
    weeklyRepaymentAmount: 'Dollars a week. The page says the month as the week times 4.33.',
    advertisedRate: 'Per cent a year. Shown only beside a comparison rate.',
    error: 'Why there is no quote; stands instead of the quote, with any status.',
  },
  errors: [
    faults(
      `The quote is cleared and our own figure stands in its place; the console says "${errorText('quote')}". A vehicle’s page says nothing.`,
    ),
  ],
  examples: [
    {
      request: {
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: 45_990,
        loanTerm: 5,
        year: 2022,
        vin: 'MR0EXAMPLE0001042',
        nvic: 'N1ABCD',
      },
      answer: { weeklyRepaymentAmount: 213.98, advertisedRate: 7.49, comparisonRate: 8.38 },
    },
  ],
});

export const createCustomerContract = defineContract({
  name: 'Hand a buyer to the outside lender',
  text: 'Makes a customer at the outside lender and answers where the buyer goes on. The lead was sent to the dealer before, with the same key; it stands beside the data once more, so that both can be put together.',
  method: 'POST',
  path: financeEndpoints.createCustomer,
  by: 'createCustomer',
  calledFrom: 'The last step of the finance popup, after its lead was accepted.',
  source: 'Specification sections 3, 7 and 8, Customer creation; decision F13',
  idempotencyKey: true,
  request: z.object({
    data: z.object({
      ...loan,
      phoneNumber: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      subscribe: z.boolean(),
      postCode: z.string(),
    }),
    additionalData: z.looseObject({ category: z.literal('Finance Enquiry'), tags: z.array(z.string()) }),
  }),
  answer: customerAnswerSchema,
  timeoutMs: 30_000,
  fields: {
    'data.phoneNumber': 'With its country code: +61412345678.',
    additionalData: 'The lead, as it was sent.',
    redirectUrl:
      'https, and a host that the site names in services.redirects.allowedHosts; the browser goes nowhere else.',
    error: 'Why the lender does not take the buyer, in words for the visitor.',
  },
  errors: [
    {
      when: 'The lead was not accepted before',
      page: `This call is not made; the form says "${errorText('leadSubmission')}".`,
    },
    { when: '200 with `error`, or 4xx and 5xx with `error`', page: 'The form says these words. What was typed stays.' },
    {
      when: '4xx and 5xx without words, or `error` that is no text',
      page: `The form says "${errorText('customerRefused')}".`,
    },
    {
      when: '200 without an address, or with one that the site does not allow',
      page: `The form says "${errorText('customerNoRedirect')}".`,
    },
    {
      when: 'No connection, no answer in time, or text instead of JSON',
      page: `The form says "${errorText('customer')}".`,
    },
  ],
  examples: [
    {
      headers: { 'Idempotency-Key': '7f0c1f2a-5b0e-4d7e-9a51-0c3c0c8d6d11-lead' },
      request: {
        data: {
          nvic: 'N1ABCD',
          vin: 'MR0EXAMPLE0001042',
          selfAssessedCreditScore: 'GREAT',
          purchasePrice: 45_990,
          year: 2022,
          loanTerm: 5,
          phoneNumber: '+61412345678',
          firstName: 'Ana',
          lastName: 'Kerr',
          email: 'ana.kerr@example.com',
          subscribe: false,
          postCode: '4000',
        },
        additionalData: {
          category: 'Finance Enquiry',
          tags: ['YouX'],
          name: 'Ana',
          last_name: 'Kerr',
          email: 'ana.kerr@example.com',
          phone: '0412345678',
          postcode: '4000',
          purchasePrice: 45_990,
          loanTerm: 5,
          selfAssessedCreditScore: 'GREAT',
          car_id: 1042,
        },
      },
      answer: { redirectUrl: 'https://apply.lender.example/start?customer=7001' },
    },
  ],
});
