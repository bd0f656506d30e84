import { filterText, findCars } from './findCars.ts';
import type { MockRoute } from './mockRoute.ts';
import { refuse } from './refuse.ts';

/** Views before the first look that this mock saw: steady for a car, so that two visits can be compared. */
const viewsBefore = (id: number): number => (id * 37) % 140;

const quoted = (value: unknown): string => filterText(String(value ?? ''));

const inStock = '(status = in_stock OR status = coming_soon)';

/**
 * What the backend adds to a car of the index (decision E24): views, similar ids, finance disclaimers, the car by id.
 *
 * @example
 * // GET /api/cars/2022-toyota-hilux-1001/view.json => { views: 38, car_fields: {} }
 */
export const carRoutes: MockRoute[] = [
  {
    method: 'GET',
    path: '/api/cars/:slug/view.json',
    faults: 'views',
    answer: async ({ params, deps }) => {
      const [car] = await findCars(deps, `slug = ${quoted(params.slug)}`, 1);
      if (!car) return refuse(404, 'No such car.');
      return Response.json({ views: await deps.store.addView(car.slug, viewsBefore(car.id)), car_fields: {} });
    },
  },
  {
    method: 'GET',
    path: '/api/cars/:slug/similar',
    answer: async ({ params, deps }) => {
      const [car] = await findCars(deps, `slug = ${quoted(params.slug)}`, 1);
      if (!car) return refuse(404, 'No such car.');
      const found = await findCars(deps, `make = ${quoted(car.make)} AND ${inStock}`, 10);
      return Response.json({ ids: found.map(({ id }) => id).filter((id) => id !== car.id) });
    },
  },
  {
    method: 'GET',
    path: '/api/cars/:id/disclaimer',
    answer: async ({ params, deps }) => {
      const id = Number(params.id);
      const [car] = Number.isSafeInteger(id) ? await findCars(deps, `id = ${id}`, 1) : [];
      if (!car) return refuse(404, 'No such car.');
      return Response.json({ finance_lenders: car.finance_lenders ?? {} });
    },
  },
  {
    method: 'GET',
    path: '/api/cars/:id',
    answer: async ({ params, deps }) => {
      const id = Number(params.id);
      const [car] = Number.isSafeInteger(id) ? await findCars(deps, `id = ${id}`, 1) : [];
      return car ? Response.json(car) : refuse(404, 'No such car.');
    },
  },
];
