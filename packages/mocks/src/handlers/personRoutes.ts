import { findCars } from './findCars.ts';
import type { MockCall, MockRoute } from '../routing/mockRoute.ts';
import { personOf } from './personOf.ts';
import { phoneDigits } from '../routing/phoneDigits.ts';
import { readJsonObject } from '../routing/readJsonObject.ts';
import { refuse } from '../routing/refuse.ts';

/** A car on a person's watchlist; the key is the phone and the car. */
type WatchRow = { phone: string; car_id: number; saved_at: number; price?: number };

const rowKey = (phone: string, carId: number): string => `${phone}:${String(carId).padStart(12, '0')}`;

/** The phone and car of a watchlist change, or the error answer if the caller may not make it. */
const readChange = async ({ request, deps }: MockCall): Promise<{ phone: string; carId: number } | Response> => {
  const person = await personOf(request, deps);
  if (!person) return refuse(401, 'Please sign in to use your watchlist.');
  const body = await readJsonObject(request);
  if (phoneDigits(body?.['phone_number']) !== person.phone)
    return refuse(401, 'This watchlist belongs to another phone number.');
  const carId = body?.['car_id'];
  return typeof carId === 'number' && Number.isSafeInteger(carId)
    ? { phone: person.phone, carId }
    : refuse(400, 'The vehicle is missing.');
};

const valuation = /trade|valuation/i;

/**
 * The routes of a person's data (decision E25): their watchlist and the leads they sent. Without a session's token, or for
 * another phone, the answer is 401.
 */
export const personRoutes: MockRoute[] = [
  {
    method: 'GET',
    path: '/api/watchlist',
    faults: 'watchlist',
    answer: async ({ request, deps }) => {
      const person = await personOf(request, deps);
      if (!person) return refuse(401, 'Please sign in to see your watchlist.');
      const rows = (await deps.store.rows<WatchRow>('watchlist'))
        .filter(({ phone }) => phone === person.phone)
        .toSorted((a, b) => b.saved_at - a.saved_at);
      return Response.json({
        cars: rows.map(({ car_id: id, saved_at, price }) => ({
          id,
          saved_at: new Date(saved_at).toISOString(),
          ...(price === undefined ? {} : { price }),
        })),
      });
    },
  },
  {
    method: 'POST',
    path: '/api/watchlist/save-car',
    faults: 'watchlist',
    answer: async (call) => {
      const change = await readChange(call);
      if (change instanceof Response) return change;
      const { phone, carId } = change;
      const [car] = await findCars(call.deps, `id = ${carId}`, 1);
      if (!car) return Response.json({ success: false, error: 'This vehicle is no longer listed.' });
      const price = Number(car['price']);
      await call.deps.store.change<WatchRow>(
        'watchlist',
        rowKey(phone, carId),
        (row) => row ?? { phone, car_id: carId, saved_at: call.deps.now(), ...(price > 10 ? { price } : {}) },
      );
      return Response.json({ success: true });
    },
  },
  {
    method: 'POST',
    path: '/api/watchlist/remove-car',
    faults: 'watchlist',
    answer: async (call) => {
      const change = await readChange(call);
      if (change instanceof Response) return change;
      await call.deps.store.change<WatchRow>('watchlist', rowKey(change.phone, change.carId), () => undefined);
      return Response.json({ success: true });
    },
  },
  {
    method: 'GET',
    path: '/api/garage',
    faults: 'garage',
    answer: async ({ request, deps }) => {
      const person = await personOf(request, deps);
      if (!person) return refuse(401, 'Please sign in to see your garage.');
      const sent = (await deps.store.leads()).filter(({ payload }) => phoneDigits(payload['phone']) === person.phone);
      const row = ({ lead_id, received_at, payload }: (typeof sent)[number]): Record<string, unknown> => ({
        lead_id: String(lead_id),
        received_at: new Date(received_at).toISOString(),
        category: payload['category'],
        subcategory: payload['subcategory'],
        car_id: payload['car_id'],
        description: payload['car_description'],
        rego: payload['rego'] ?? payload['Rego'],
        offer_price: payload['offer_price'],
      });
      const isValuation = ({ payload }: (typeof sent)[number]): boolean => valuation.test(String(payload['category']));
      return Response.json({
        enquiries: sent.filter((lead) => !isValuation(lead)).map(row),
        valuations: sent.filter(isValuation).map(row),
      });
    },
  },
];
