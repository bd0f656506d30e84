import type { LoaderFunctionArgs } from 'react-router';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import type { VehicleLoaderData } from '../vehicle/vehicleLoader.ts';
import { definePage } from '../../page/definePage.ts';

/** Reads the vehicle to print, by its slug or by its id, from the index that the app searches (decision E24). */
const load =
  ({ search }: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<VehicleLoaderData> => {
    const slug = (new URL(request.url).searchParams.get('car_id') ?? '').trim();
    if (slug === '') return { kind: 'unknown', close: [] };
    let answer = await search.findVehicle({ slug });
    if (answer.kind === 'ok' && answer.value === undefined && /^\d{1,15}$/.test(slug))
      answer = await search.findVehicle({ id: Number(slug) });
    if (answer.kind === 'failed') return { kind: 'failed' };
    return answer.value ? { kind: 'vehicle', vehicle: answer.value } : { kind: 'unknown', close: [] };
  };

/** A vehicle on paper. */
export const page = definePage({
  route: 'print',
  isPrivate: true,
  load,
});
