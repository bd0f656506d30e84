import * as z from 'zod/mini';
import { optional, termsField } from '../enquiry/formFields.ts';
import { businessDay } from '../format/businessDay.ts';
import type { Site } from '../site/site.ts';
import { readMoment } from '../vehicle/readers.ts';

/** What step 2 says when a date is wrong; the specification gives no words. */
export const testDriveMessages = {
  dateTime: 'Please choose a date and a time.',
  past: 'Please choose a day that is still to come.',
} as const;

/** The name of the field (row 3.F07). */
export const testDriveDateLabel = 'Test Drive Booking Date';

/**
 * Step 2 of booking a test drive (specification sections 2 and 3; rows 3.F07, 3.F08, 5.Q10; decision E18): `dateTime`, optional, as
 * "YYYY-MM-DDTHH:mm" on the clock of the yard and not before its today; the terms where the site asks for them; where the vehicle is to
 * be handed over, optional. `now` in milliseconds.
 *
 * @example
 * testDriveBookingSchema(aSite(), now).safeParse({}).success; // => true
 */
export const testDriveBookingSchema = (site: Pick<Site, 'forms' | 'timezone'>, now: number) =>
  z.object({
    dateTime: z._default(
      z.string().check(
        z.trim(),
        z.refine(
          (value) => value === '' || (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) && readMoment(value) !== undefined),
          { error: testDriveMessages.dateTime, abort: true },
        ),
        z.refine((value) => value === '' || value.slice(0, 10) >= businessDay(now, site.timezone), {
          error: testDriveMessages.past,
        }),
      ),
      '',
    ),
    distributionLocation: optional(200),
    terms: termsField(site),
  });

/** The values of step 2 after checking. */
export type TestDriveBooking = z.output<ReturnType<typeof testDriveBookingSchema>>;
