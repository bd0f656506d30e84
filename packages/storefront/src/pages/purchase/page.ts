import type { LoaderFunctionArgs } from 'react-router';
import { readCarReference } from '@dealer/core/routes';
import { requireSession } from '../../auth/requireSession.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { unknownVehicle, type VehicleLoaderData } from '../vehicle/vehicleLoader.ts';
import { definePage } from '../../page/definePage.ts';

/** Data of the journey; `none`: the address names no vehicle. */
export type PurchaseLoaderData = VehicleLoaderData | { kind: 'none' };

/** Applies the gate of the journey and loads the vehicle by its id or slug. */
const load =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<PurchaseLoaderData> => {
    await requireSession(deps, request);
    const reference = readCarReference(new URL(request.url).search);
    if (reference.kind === 'none') return { kind: 'none' };
    const answer = await deps.search.findVehicle(
      reference.kind === 'id' ? { id: reference.id } : { slug: reference.slug },
    );
    if (answer.kind === 'failed') return { kind: 'failed' };
    return answer.value
      ? { kind: 'vehicle', vehicle: answer.value }
      : unknownVehicle(reference.kind === 'slug' ? reference.slug : '', deps.search);
  };

/** A purchase of a vehicle in steps. */
export const page = definePage({
  route: 'purchase',
  isPrivate: true,
  load,
  // A step is not another vehicle.
  reloads: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.searchParams.get('car_id') === nextUrl.searchParams.get('car_id')
      ? currentUrl.href === nextUrl.href
      : defaultShouldRevalidate,
});
