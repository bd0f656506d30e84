import { errorText } from '@dealer/core/errors';
import * as z from 'zod/mini';
import { defineContract, faults } from '../contract/index.ts';
import { sentFields } from './fetchGarage.ts';
import { watchlistEndpoints } from './watchlistEndpoints.ts';

const person = z.object({ phone_number: z.string(), car_id: z.number() });
const done = z.looseObject({ success: z.optional(z.boolean()) });
const fields = { phone_number: 'E.164; the signed-in person’s own.', success: 'True if the change was made.' };
const bearer = 'required';
const headers = { Authorization: 'Bearer mock-access-...' };
const signedOut = { when: '401', page: 'Goes to sign-in at /sign-in?type=watchlist and back.' };
const undone = {
  when: '`success` other than true',
  page: `Reverts the change; the browser’s alert shows the server’s message, else "${errorText('watchlist')}".`,
};

/** What saving and removing a vehicle have in common. */
const change = {
  method: 'POST',
  by: 'changeWatchlist',
  bearer,
  request: person,
  answer: done,
  fields,
  errors: [signedOut, undone, faults('As above.')],
  examples: [{ headers, request: { phone_number: '+61412345678', car_id: 1001 }, answer: { success: true } }],
} as const;

export const saveCarContract = defineContract({
  name: 'Save a vehicle',
  text: 'Adds a vehicle to the signed-in person’s watchlist. The page shows it immediately and reverts it if this fails.',
  path: watchlistEndpoints.save,
  calledFrom: 'The Save button of cards and vehicle pages, where `card.favouriteMode` is save.',
  decisions: 'E7, E14, E15, E25',
  ...change,
});

export const removeCarContract = defineContract({
  name: 'Remove a saved vehicle',
  text: 'Removes a vehicle from the signed-in person’s watchlist.',
  path: watchlistEndpoints.remove,
  calledFrom: 'The Save button of a saved vehicle, and the watchlist.',
  decisions: 'E15, E25',
  ...change,
});

export const watchlistContract = defineContract({
  name: 'Get the watchlist',
  text: 'The vehicles that the signed-in person saved, newest first.',
  method: 'GET',
  path: watchlistEndpoints.list,
  by: 'fetchWatchlist',
  calledFrom: 'Sign-in and the garage.',
  decisions: 'E25',
  bearer,
  answer: z.looseObject({
    cars: z.array(z.looseObject({ id: z.number(), saved_at: z.optional(z.string()), price: z.optional(z.number()) })),
  }),
  fields: {
    'cars[].saved_at': 'ISO 8601.',
    'cars[].price': 'Dollars when it was saved, to show price changes since.',
  },
  errors: [signedOut, faults('The list is unchanged, with Try again. Invalid entries are ignored.')],
  examples: [{ headers, answer: { cars: [{ id: 1001, saved_at: '2026-03-16T00:00:00.000Z', price: 45_990 }] } }],
});

const sent = z.looseObject({
  lead_id: z.union([z.string(), z.number()]),
  ...sentFields,
});

export const garageContract = defineContract({
  name: 'Get the garage',
  text: 'The enquiries and valuations that the signed-in person sent to this dealer, newest first.',
  method: 'GET',
  path: watchlistEndpoints.garage,
  by: 'fetchGarage',
  calledFrom: 'The garage.',
  decisions: 'E25',
  bearer,
  answer: z.looseObject({ enquiries: z.array(sent), valuations: z.array(sent) }),
  fields: { 'enquiries[].received_at': 'ISO 8601.', 'valuations[].offer_price': 'Dollars.' },
  errors: [signedOut, faults('The garage reports the failure, with Try again. Invalid rows are ignored.')],
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
