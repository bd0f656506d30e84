import * as z from 'zod/mini';
import { defineContract, faults } from '../contract/index.ts';
import { endpoints } from '../endpoints/endpoints.ts';
import { testDriveTimesSchema } from './fetchTestDriveTimes.ts';

export const testDriveTimesContract = defineContract({
  name: 'Get the free times of a day',
  text: 'When a vehicle can be driven on a day. No times are an answer too: the day is full, or the yard is closed.',
  method: 'GET',
  path: endpoints.testDriveAvailability,
  by: 'fetchTestDriveTimes',
  calledFrom: 'Step 2 of booking a test drive, whenever the day changes.',
  source: 'Specification section 7, Test-drive availability fetch; decisions E2, E18',
  query: z.object({ car_id: z.number(), date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
  answer: testDriveTimesSchema,
  timeoutMs: 8_000,
  fields: { times: 'YYYY-MM-DDTHH:mm on the yard’s clock. Times of another day are left out.' },
  errors: [faults('A field for a date and time of the visitor’s own stands instead of the times.')],
  examples: [
    { query: { car_id: 1001, date: '2026-03-16' }, answer: { times: ['2026-03-16T09:00', '2026-03-16T11:00'] } },
  ],
});
