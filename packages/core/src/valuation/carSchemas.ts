import * as z from 'zod/mini';
import { defined } from '../data/values.ts';
import { needed, optional } from '../enquiry/formFields.ts';
import { businessDay } from '../format/days.ts';
import { readAmount } from '../format/readAmount.ts';
import type { Site } from '../site/site.ts';
import type { AdjustmentQuestion } from './regoLookup.ts';
import type { TradeInCar } from './tradeInCar.ts';
import { tradeInMessages } from './tradeInContact.ts';

/** Cars above these limits usually get no estimate online. */
export const estimateLimits = { years: 7, km: 100_000 } as const;

/** The highest odometer reading that is accepted, in kilometres. */
const mostKm = 2_000_000;

/** Typed kilometres, with or without a trailing unit. */
const readKm = (text: string): number | undefined =>
  readAmount(text.replace(/\s*(km|kms|kilometres)\.?\s*$/i, ''), 'thousands');

const isReading = (km: number | undefined): boolean => Number.isInteger(km) && km! >= 0 && km! <= mostKm;

/**
 * Parses typed kilometres, such as "42,000 km".
 *
 * @example
 * kilometresSchema().parse({ kms: '84,000 km' }); // => { kms: 84000 }
 */
export const kilometresSchema = () =>
  z.object({
    kms: z.pipe(
      needed(tradeInMessages.kms, 20, {
        test: (value) => isReading(readKm(value)),
        error: tradeInMessages.kmsForm,
      }),
      z.transform((value: string) => readKm(value)!),
    ),
  });

/**
 * The schema of the condition answers: one of the offered values for each question, and no other fields.
 *
 * @example
 * conditionSchema([{ id: 'tyres', question: 'How are the tyres?', options: [{ value: 'good', label: 'Good' }, { value: 'worn', label: 'Worn' }] }])
 *   .safeParse({ answers: {} }).error?.issues[0]?.path; // => ['answers', 'tyres']
 */
export const conditionSchema = (questions: readonly AdjustmentQuestion[]) =>
  z.object({
    answers: z.object(
      Object.fromEntries(
        questions.map(({ id, options }) => [
          id,
          z
            .string(tradeInMessages.answer)
            .check(
              z.refine((value) => options.some((option) => option.value === value), { error: tradeInMessages.answer }),
            ),
        ]),
      ),
    ),
  });

/**
 * The schema of a car entered manually: year, make and model, and optionally the badge. Used when a plate is not found, the lookup fails
 * or finds another car. `now` in milliseconds.
 *
 * @example
 * handCarSchema(site, now).parse({ year: '2019', make: 'Mazda', model: 'CX-5', badge: '' }); // => { year: 2019, make: 'Mazda', model: 'CX-5' }
 */
export const handCarSchema = ({ timezone }: Pick<Site, 'timezone'>, now: number) => {
  const nextYear = Number(businessDay(now, timezone).slice(0, 4)) + 1;
  const isYear = (value: string): boolean =>
    /^\d{4}$/.test(value) && Number(value) >= 1900 && Number(value) <= nextYear;
  return z.pipe(
    z.object({
      year: needed(tradeInMessages.year, 20, { test: isYear, error: tradeInMessages.yearForm }),
      make: needed(tradeInMessages.make, 60),
      model: needed(tradeInMessages.model, 60),
      badge: optional(60),
    }),
    z.transform(
      ({ year, make, model, badge }): TradeInCar => ({
        year: Number(year),
        make,
        model,
        ...defined({ badge: badge === '' ? undefined : badge }),
      }),
    ),
  );
};
