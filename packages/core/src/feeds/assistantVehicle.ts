import { weeklyEstimate } from '../finance/weeklyEstimate.ts';
import { truncate } from '../format/truncate.ts';
import { visibleText } from '../format/visibleText.ts';
import { statements, statementsFor } from '../law/statements.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { feedVehicle } from './feedVehicle.ts';

/** The most characters. A statement of law is shown whole; only a price type of the stock could make it longer. */
const longest = { text: 300, description: 600, statement: 2_000 } as const;

/**
 * A text of a dealer's data for an assistant: without invisible characters, and cut at 300 characters if there is no other limit.
 *
 * @example assistantText('a\u200b  car') // => 'a car'
 */
export const assistantText = (text: string, limit: number = longest.text): string =>
  truncate(visibleText(text).replaceAll(/\s+/g, ' ').trim(), limit);

/** The same value with all its texts bounded, and without what is not known. */
const boundedTexts = (value: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      one === undefined ? [] : [[name, typeof one === 'string' ? assistantText(one) : one]],
    ),
  );

/**
 * A vehicle as an assistant gets it: what feeds say of it, with the statements of law for its page, and a lender's payment only together
 * with its comparison rate. No text of the stock is longer than 600 characters, no statement than 2,000. Undefined for a sold vehicle. `now` is in milliseconds since 1970.
 *
 * @example assistantVehicle(aVehicle({ make: 'Kia', price: 30_000 }), aSite(), Date.UTC(2026, 3, 1))?.price // => 30000
 */
export const assistantVehicle = (vehicle: Vehicle, site: Site, now: number): Record<string, unknown> | undefined => {
  const item = feedVehicle(vehicle, site);
  if (item === undefined) return undefined;
  const { location, pictures, description, id: _id, ...facts } = item;
  const payment = weeklyEstimate(vehicle, site, now);
  const isPaymentStated = payment !== undefined && payment.from !== 'site';
  return {
    ...boundedTexts({
      slug: vehicle.slug,
      ...facts,
      status: vehicle.kind,
      seats: vehicle.seats,
      location: location?.name,
    }),
    picture: pictures[0],
    description: assistantText(description, longest.description),
    ...(isPaymentStated ? { payment: assistantText(payment.text), rates: payment.rates } : {}),
    statements: statementsFor('vehicle', statements(vehicle, location, site, now)).map(({ text }) =>
      assistantText(text, longest.statement),
    ),
  };
};
