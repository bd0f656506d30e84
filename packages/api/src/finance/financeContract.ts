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
  name: 'Get a quote from the external lender',
  text: 'The weekly repayment of a vehicle at the external lender, for a buyer’s self-assessed credit history. Requested only for a vehicle that is for sale and has a price and an nvic or VIN.',
  method: 'POST',
  path: financeEndpoints.quote,
  by: 'fetchQuote',
  calledFrom:
    'Finance page and popup, 500 ms after the last change; the vehicle page of a site with the financeYouX button, once, with GREAT and five years.',
  decisions: 'A14, A21',
  request: z.object({ ...loan, whoIsHelping: text }),
  answer: quoteAnswerSchema,
  timeoutMs: 10_000,
  fields: {
    purchasePrice: 'Whole dollars.',
    loanTerm: 'Years.',
    weeklyRepaymentAmount: 'Dollars per week. The page shows a month as 4.33 weeks.',
    advertisedRate: 'Per cent per year. Shown only together with a comparison rate.',
    error: 'Why there is no quote, instead of the quote, with any status.',
  },
  errors: [
    faults(
      `The quote is replaced by the page’s own estimate, with "${errorText('quote')}" on the console. The vehicle page shows no message.`,
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
  name: 'Register a buyer at the external lender',
  text: 'Creates a customer at the external lender and returns the URL where the buyer continues. The lead was sent to the dealer before, with the same key; it is included here to relate both.',
  method: 'POST',
  path: financeEndpoints.createCustomer,
  by: 'createCustomer',
  calledFrom: 'The last step of the finance popup, after its lead was accepted.',
  decisions: 'F13',
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
    additionalData: 'The lead as it was sent.',
    redirectUrl: 'https, with a host in services.redirects.allowedHosts; the browser opens no other URL.',
    error: 'Why the lender does not accept the buyer, as a message for the visitor.',
  },
  errors: [
    {
      when: 'The lead was not accepted before',
      page: `This call is not made; the form shows "${errorText('leadSubmission')}".`,
    },
    {
      when: '200 with `error`, or 4xx and 5xx with `error`',
      page: 'The form shows this message; its fields are unchanged.',
    },
    {
      when: '4xx and 5xx without a message, or `error` that is not a string',
      page: `The form shows "${errorText('customerRefused')}".`,
    },
    {
      when: '200 without a URL, or with one that the site does not allow',
      page: `The form shows "${errorText('customerNoRedirect')}".`,
    },
    {
      when: 'No connection, no answer in time, or text instead of JSON',
      page: `The form shows "${errorText('customer')}".`,
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
