import type { LoaderFunctionArgs } from 'react-router';
import { requireSession } from '../../auth/requireSession.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/**
 * Lets whoever may pay in (rows 2.R23, 6.R04).
 *
 * @example
 * { path: 'online-payment', lazy: { loader: async () => onlinePaymentLoader(deps) } }
 */
export const onlinePaymentLoader =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    await requireSession(deps, request);
    return null;
  };
