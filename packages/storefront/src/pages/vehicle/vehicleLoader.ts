import type { LoaderFunctionArgs } from 'react-router';
import type { Vehicle } from '@dealer/core/vehicle';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/** Data of the vehicle page. */
export type VehicleLoaderData =
  | { kind: 'vehicle'; vehicle: Vehicle }
  | { kind: 'unknown'; slug: string }
  | { kind: 'failed' };

/**
 * Reads the vehicle from the index that the app searches, sold or not (decision E24).
 *
 * @example
 * { path: 'cars/:slug', loader: vehicleLoader(deps) }
 */
export const vehicleLoader =
  ({ search }: StorefrontDeps) =>
  async ({ params }: LoaderFunctionArgs): Promise<VehicleLoaderData> => {
    const slug = params['slug'] ?? '';
    const answer = await search.findVehicle({ slug });
    if (answer.kind === 'failed') return { kind: 'failed' };
    return answer.value ? { kind: 'vehicle', vehicle: answer.value } : { kind: 'unknown', slug };
  };
