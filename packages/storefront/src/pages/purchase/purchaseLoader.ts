import type { LoaderFunctionArgs } from 'react-router';
import { readCarReference } from '@dealer/core/routes';
import { requireSession } from '../../auth/requireSession.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { unknownVehicle, type VehicleLoaderData } from '../vehicle/vehicleLoader.ts';

/** Data of the journey; `none`: the address names no vehicle. */
export type PurchaseLoaderData = VehicleLoaderData | { kind: 'none' };

/**
 * Applies the gate of the journey and loads the vehicle by its id or slug.
 *
 * @example
 * { path: 'checkout-journey', lazy: { loader: async () => purchaseLoader(deps) } }
 */
export const purchaseLoader =
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
