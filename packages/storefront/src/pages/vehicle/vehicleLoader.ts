import type { LoaderFunctionArgs } from 'react-router';
import type { Vehicle } from '@dealer/core/vehicle';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/** Data of the vehicle page; instead of a vehicle that does not exist, stock like it. */
export type VehicleLoaderData =
  | { kind: 'vehicle'; vehicle: Vehicle }
  | { kind: 'unknown'; close: readonly Vehicle[] }
  | { kind: 'failed' };

/** What a page has instead of a vehicle that does not exist. */
export const unknownVehicle = async (
  slug: string,
  search: StorefrontDeps['search'],
): Promise<Extract<VehicleLoaderData, { kind: 'unknown' }>> => {
  const { loadClose } = await import('./loadClose.ts');
  return { kind: 'unknown', close: await loadClose(slug, search) };
};

/** Reads the vehicle from the index that the app searches, sold or not (decision E24). */
export const vehicleLoader =
  ({ search }: StorefrontDeps) =>
  async ({ params }: LoaderFunctionArgs): Promise<VehicleLoaderData> => {
    const slug = params['slug'] ?? '';
    const answer = await search.findVehicle({ slug });
    if (answer.kind === 'failed') return { kind: 'failed' };
    return answer.value ? { kind: 'vehicle', vehicle: answer.value } : unknownVehicle(slug, search);
  };
