import * as z from 'zod/mini';
import { needed } from '../enquiry/formFields.ts';
import { tradeInMessages } from './tradeInMessages.ts';

/** More than this no odometer of ours shows. */
const mostKm = 2_000_000;

/** Grouping that people type: commas, spaces, and the unit at the end. */
const kmDigits = (text: string): string =>
  text.replace(/\s*(km|kms|kilometres)\.?\s*$/i, '').replace(/[,\s\u00a0]/g, '');

/**
 * Kilometres as people write them.
 *
 * @example
 * kilometresSchema().parse({ kms: '84,000 km' }); // => { kms: 84000 }
 */
export const kilometresSchema = () =>
  z.object({
    kms: z.pipe(
      needed(tradeInMessages.kms, 20, {
        test: (value) => /^\d{1,7}$/.test(kmDigits(value)) && Number(kmDigits(value)) <= mostKm,
        error: tradeInMessages.kmsForm,
      }),
      z.transform((value: string) => Number(kmDigits(value))),
    ),
  });
