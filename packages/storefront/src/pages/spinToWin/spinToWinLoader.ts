import type { LoaderFunctionArgs } from 'react-router';
import { requireSession } from '../../auth/requireSession.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/**
 * Lets whoever may spin in (rows 2.R24, 6.R05).
 *
 * @example
 * { path: 'spin-to-win', lazy: { loader: async () => spinToWinLoader(deps) } }
 */
export const spinToWinLoader =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    await requireSession(deps, request);
    return null;
  };
