import type { LoaderFunctionArgs } from 'react-router';
import { readCarReference } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { definePage } from '../../page/definePage.ts';

/** The car that the visitor wants in exchange. */
export type WantedCar =
  | { kind: 'none' }
  | { kind: 'vehicle'; vehicle: Vehicle }
  | { kind: 'unknown' }
  | { kind: 'failed' };

/**
 * Reads the car that `?car_id=` names from the index that the app searches (decision E24). A valuation works
 * without it too.
 */
const load =
  ({ search }: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<WantedCar> => {
    const reference = readCarReference(new URL(request.url).search);
    if (reference.kind === 'none') return { kind: 'none' };
    const answer = await search.findVehicle(reference.kind === 'id' ? { id: reference.id } : { slug: reference.slug });
    if (answer.kind === 'failed') return { kind: 'failed' };
    return answer.value ? { kind: 'vehicle', vehicle: answer.value } : { kind: 'unknown' };
  };

/** What the visitor’s car is worth. */
export const page = definePage({
  route: 'tradeIn',
  load,
  // A step is an entry of the history at the same address, for the same car.
  reloads: ({ currentUrl, nextUrl }) => currentUrl.search !== nextUrl.search,
});
