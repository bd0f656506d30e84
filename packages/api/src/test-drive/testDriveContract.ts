import * as z from 'zod/mini';
import { defineContract, faults } from '../contract/index.ts';
import { endpoints } from '../endpoints/endpoints.ts';
import { testDriveTimesSchema } from './fetchTestDriveTimes.ts';

export const testDriveTimesContract = defineContract({
  name: 'Get the free times of a day',
  text: 'When a vehicle can be driven on a day. An empty list means that the day is full or the location is closed.',
  method: 'GET',
  path: endpoints.testDriveAvailability,
  by: 'fetchTestDriveTimes',
  calledFrom: 'Booking a test drive, whenever the day changes.',
  decisions: 'E2, E18',
  query: z.object({ car_id: z.number(), date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
  answer: testDriveTimesSchema,
  timeoutMs: 8_000,
  fields: { times: 'YYYY-MM-DDTHH:mm in the location’s time zone. Times of other days are ignored.' },
  errors: [faults('Shows a field for any time instead of the times.')],
  examples: [
    { query: { car_id: 1001, date: '2026-03-16' }, answer: { times: ['2026-03-16T09:00', '2026-03-16T11:00'] } },
  ],
});
