import type { LoaderFunctionArgs } from 'react-router';
import { isFinanceOffered } from '@dealer/core/finance';
import { type FinanceQuery, readFinanceQuery } from '@dealer/core/enquiry';
import { isAvailable, type Vehicle } from '@dealer/core/vehicle';
import { requireSession } from '../../auth/requireSession.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { definePage } from '../../page/definePage.ts';

/** Data of the finance page: the values in its address, and the vehicle where it can be financed. */
export type FinanceLoaderData = {
  query: FinanceQuery;
  vehicle?: Vehicle /** The vehicle of the address cannot be bought any more. */;
  isGone: boolean;
};

/**
 * Applies the gate of the site (decision E12) and loads the vehicle in the address. If the search fails, the page
 * is shown without it.
 */
const load =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<FinanceLoaderData> => {
    await requireSession(deps, request);
    const query = readFinanceQuery(new URL(request.url).search);
    const { car } = query;
    if (car.kind === 'none') return { query, isGone: false };
    const answer = await deps.search.findVehicle(car.kind === 'id' ? { id: car.id } : { slug: car.slug });
    const vehicle = answer.kind === 'ok' ? answer.value : undefined;
    if (vehicle === undefined || !isAvailable(vehicle)) return { query, isGone: answer.kind === 'ok' };
    return { query, isGone: false, ...(isFinanceOffered(vehicle, deps.site) ? { vehicle } : {}) };
  };

/** An application for finance. */
export const page = definePage({
  route: 'finance',
  load,
});
