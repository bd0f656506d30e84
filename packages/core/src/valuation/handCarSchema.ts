import * as z from 'zod/mini';
import { businessDay } from '../format/businessDay.ts';
import { needed, optional } from '../enquiry/formFields.ts';
import type { Site } from '../site/site.ts';
import { defined } from '../wire/defined.ts';
import type { TradeInCar } from './tradeInCar.ts';
import { tradeInMessages } from './tradeInMessages.ts';

/**
 * A car entered by hand: year, make and model, and the badge where it is known (the way on when a plate is not found, the lookup fails
 * or found another car). `now` in milliseconds.
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
