import { errorText } from '@dealer/core/errors';
import * as z from 'zod/mini';
import { defineContract, faults } from '../contract/index.ts';
import { endpoints } from '../endpoints/endpoints.ts';

export const revealPhoneContract = defineContract({
  name: 'Record a phone reveal',
  text: 'Records that a masked phone number was revealed. The number is already on the page, which does not wait for this call.',
  method: 'POST',
  path: endpoints.revealPhone,
  by: 'recordPhoneReveal',
  calledFrom: 'The vehicle page, when its number is pressed, once for each number.',
  decisions: 'E2',
  request: z.object({ car_id: z.number(), dealership_id: z.optional(z.number()), website_id: z.optional(z.number()) }),
  answer: 'unread',
  errors: [faults(`"${errorText('revealPhone')}" on the console; the number stays.`)],
  examples: [{ request: { car_id: 1001, dealership_id: 20, website_id: 201 }, answer: { success: true } }],
});
