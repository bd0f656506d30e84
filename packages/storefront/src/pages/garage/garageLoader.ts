import type { LoaderFunctionArgs } from 'react-router';
import { requireSession } from '../../auth/requireSession.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/**
 * The gate of my garage. The page loads its data itself, so that it appears immediately.
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
