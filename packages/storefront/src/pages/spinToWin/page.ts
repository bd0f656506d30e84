import type { LoaderFunctionArgs } from 'react-router';
import { requireSession } from '../../auth/requireSession.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { definePage } from '../../page/definePage.ts';

/**
 * Applies the gate of the prize wheel.
 *
 * @example
 * { path: 'spin-to-win', lazy: { loader: async () => spinToWinLoader(deps) } }
 */
const load =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    await requireSession(deps, request);
    return null;
  };

/** A wheel of prizes. */
export const page = definePage({
  route: 'spinToWin',
  load,
});
