import { errorText } from '@dealer/core/errors';
import * as z from 'zod/mini';
import { defineContract, faults } from '../contract/index.ts';
import { watchlistEndpoints } from './watchlistEndpoints.ts';

const person = z.object({ phone_number: z.string(), car_id: z.number() });
const done = z.looseObject({ success: z.optional(z.boolean()) });
const fields = { phone_number: 'E.164; the signed-in person’s own.', success: 'true: it is done.' };
const bearer = 'required';
const headers = { Authorization: 'Bearer mock-access-...' };
const signedOut = { when: '401', page: 'Signs in again, at /sign-in?type=watchlist, and comes back.' };
const undone = {
  when: '`success` other than true',
  page: `The change on the page is taken back; the browser’s alert says the server’s words, else "${errorText('watchlist')}".`,
};

export const saveCarContract = defineContract({
  name: 'Save a vehicle',
  text: 'Puts a vehicle into the signed-in person’s watchlist. The page shows it at once and takes it back where this fails.',
  method: 'POST',
  path: watchlistEndpoints.save,
  by: 'changeWatchlist',
  calledFrom: 'The Save button of cards and vehicle pages, where `card.favouriteMode` is save.',
  source: 'Specification sections 4 and 7; decisions E7, E14, E15, E25',
  bearer,
  request: person,
  answer: done,
  fields,
  errors: [signedOut, undone, faults('The same.')],
  examples: [{ headers, request: { phone_number: '+61412345678', car_id: 1001 }, answer: { success: true } }],
});

export const removeCarContract = defineContract({
  name: 'Remove a saved vehicle',
  text: 'Takes a vehicle out of the signed-in person’s watchlist.',
  method: 'POST',
  path: watchlistEndpoints.remove,
  by: 'changeWatchlist',
  calledFrom: 'The Save button of a saved vehicle, and the watchlist.',
  source: 'Specification sections 4 and 7; decisions E15, E25',
  bearer,
  request: person,
  answer: done,
  fields,
  errors: [signedOut, undone, faults('The same.')],
  examples: [{ headers, request: { phone_number: '+61412345678', car_id: 1001 }, answer: { success: true } }],
});

export const watchlistContract = defineContract({
  name: 'Get the watchlist',
  text: 'What the signed-in person saved, newest first.',
  method: 'GET',
  path: watchlistEndpoints.list,
  by: 'fetchWatchlist',
  calledFrom: 'Signing in, and the garage.',
  source: 'Specification section 3, Watchlist entry; decision E25',
  bearer,
  answer: z.looseObject({
    cars: z.array(z.looseObject({ id: z.number(), saved_at: z.optional(z.string()), price: z.optional(z.number()) })),
  }),
  fields: {
    'cars[].saved_at': 'ISO 8601.',
    'cars[].price': 'Dollars, when it was saved: what changed since is told from it.',
  },
  errors: [
    signedOut,
    faults('What the page knew stays, with a way to try again. An entry that cannot be read is left out.'),
  ],
  examples: [{ headers, answer: { cars: [{ id: 1001, saved_at: '2026-03-16T00:00:00.000Z', price: 45_990 }] } }],
});

const sent = z.looseObject({
  lead_id: z.union([z.string(), z.number()]),
  received_at: z.string(),
  category: z.string(),
  subcategory: z.optional(z.nullable(z.string())),
  car_id: z.optional(z.nullable(z.number())),
  description: z.optional(z.nullable(z.string())),
  rego: z.optional(z.nullable(z.string())),
  offer_price: z.optional(z.nullable(z.number())),
});

export const garageContract = defineContract({
  name: 'Get the garage',
  text: 'What the signed-in person sent to this dealer: enquiries and valuations, newest first.',
  method: 'GET',
  path: watchlistEndpoints.garage,
  by: 'fetchGarage',
  calledFrom: 'The garage.',
  source: 'Decision E25',
  bearer,
  answer: z.looseObject({ enquiries: z.array(sent), valuations: z.array(sent) }),
  fields: { 'enquiries[].received_at': 'ISO 8601.', 'valuations[].offer_price': 'Dollars.' },
  errors: [signedOut, faults('The garage says so, with a way to try again. A row that cannot be read is left out.')],
  examples: [
    {
      headers,
      answer: {
        enquiries: [
          {
            lead_id: 1001,
            received_at: '2026-03-16T00:00:00.000Z',
            category: 'General Enquiry',
            car_id: 1001,
            description: '2022 Toyota Hilux SR5',
          },
        ],
        valuations: [],
      },
    },
  ],
});
