import type { LoaderFunctionArgs } from 'react-router';
import { requireSession } from '../../auth/requireSession.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/**
 * The gate of the visitor's own page (row 2.R22); what stands there is asked by the page itself, so that it shows at once.
 *
 * @example
 * { path: 'my-garage/*', loader: garageLoader(deps) }
 */
export const garageLoader =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    await requireSession(deps, request);
    return null;
  };
