import type { LoaderFunctionArgs } from 'react-router';
import { requireSession } from '../../auth/requireSession.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/**
 * Lets whoever may spin in (rows 2.R24, 6.R05); a site without prizes has no such page, and nobody signs in for it.
 *
 * @example
 * { path: 'spin-to-win', lazy: { loader: async () => spinToWinLoader(deps) } }
 */
export const spinToWinLoader =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    if (deps.site.spinToWin.prizes.length > 0) await requireSession(deps, request);
    return null;
  };
