import type { LoaderFunctionArgs } from 'react-router';
import { isFinanceOffered } from '@dealer/core/finance';
import { readFinanceQuery } from '@dealer/core/finance-lead';
import type { FinanceQuery } from '@dealer/core/finance-lead';
import { isAvailable } from '@dealer/core/vehicle';
import type { Vehicle } from '@dealer/core/vehicle';
import { requireSession } from '../../auth/requireSession.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/** What the finance page starts from: what its address says, and the vehicle where it can be financed. */
export type FinanceLoaderData = {
  query: FinanceQuery;
  vehicle?: Vehicle /** The vehicle of the address cannot be bought any more. */;
  isGone: boolean;
};

/**
 * Lets in whom the site lets in (decision E12) and reads the vehicle that the address names. Where the search does not answer the page
 * stands without it.
 *
 * @example
 * { path: 'finance', loader: financeLoader(deps) }
 */
export const financeLoader =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<FinanceLoaderData> => {
    await requireSession(deps, request);
    const query = readFinanceQuery(new URL(request.url).search);
    const { car } = query;
    if (car.kind === 'none') return { query, isGone: false };
    const answer = await deps.search.findVehicle(
      car.kind === 'id' ? { id: car.id } : { slug: car.slug },
      request.signal,
    );
    const vehicle = answer.kind === 'ok' ? answer.value : undefined;
    if (vehicle === undefined || !isAvailable(vehicle)) return { query, isGone: answer.kind === 'ok' };
    return { query, isGone: false, ...(isFinanceOffered(vehicle, deps.site) ? { vehicle } : {}) };
  };
