import { ownValue } from '@dealer/core/data';
import type { MockRoute } from '../routing/mockRoute.ts';
import { readJsonObject } from '../routing/readJsonObject.ts';
import { refuse } from '../routing/refuse.ts';

/** The delivery regions by first digit of the postcode; prices in dollars. */
const deliveryRegions: Record<string, { name: string; price: number }> = {
  '2': { name: 'New South Wales and the ACT', price: 650 },
  '3': { name: 'Victoria', price: 790 },
  '4': { name: 'Queensland', price: 290 },
  '5': { name: 'South Australia', price: 950 },
  '6': { name: 'Western Australia', price: 1850 },
  '7': { name: 'Tasmania', price: 1290 },
};

const slotHours = ['09:00', '11:00', '13:30', '15:30'];

/** The mock location is closed on Sundays (UTC). */
const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

/**
 * The routes of small lookups (decision E2): delivery price, test-drive times, a rating, the website session, a revealed
 * phone number.
 */
export const serviceRoutes: MockRoute[] = [
  {
    method: 'GET',
    path: '/api/delivery-price',
    answer: async ({ url }) => {
      const postcode = url.searchParams.get('postcode') ?? '';
      if (!/^\d{4}$/.test(postcode)) return refuse(400, 'The postcode must have four digits.');
      // An unknown postcode is not an error.
      return Response.json(ownValue(deliveryRegions, postcode.charAt(0)) ?? {});
    },
  },
  {
    method: 'GET',
    path: '/api/test-drive-availability',
    faults: 'testDrive',
    answer: async ({ url }) => {
      const date = url.searchParams.get('date') ?? '';
      if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)))
        return refuse(400, 'The date must read YYYY-MM-DD.');
      return Response.json({ times: isSunday(date) ? [] : slotHours.map((hour) => `${date}T${hour}`) });
    },
  },
  {
    method: 'GET',
    path: '/api/reviews/snap21',
    // Decision F2: 4.7 of 5.
    answer: async ({ url }) =>
      (url.searchParams.get('orgId') ?? '') === ''
        ? refuse(400, 'orgId is missing.')
        : Response.json({ rating: 4.7, stars: 5 }),
  },
  {
    method: 'GET',
    path: '/api/website-session',
    faults: 'session',
    // Decision F2: 293 reviews, 4.7 of 5.
    answer: async ({ url }) =>
      (url.searchParams.get('website_id') ?? '') === ''
        ? refuse(400, 'website_id is missing.')
        : Response.json({ plugins: ['Autogauge', 'Car Analysis'], reviews: { count: 293, average_rating: 4.7 } }),
  },
  {
    method: 'POST',
    path: '/api/reveal-phone',
    faults: 'phone',
    answer: async ({ request, deps }) => {
      const payload = await readJsonObject(request);
      if (!payload) return refuse(400, 'The event could not be read.');
      await deps.store.addEvent({ kind: 'reveal-phone', received_at: deps.now(), payload });
      return Response.json({ success: true });
    },
  },
];
