import type { LoaderFunctionArgs } from 'react-router';
import { requireSession } from '../../auth/requireSession.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/**
 * Applies the gate of the online payment page.
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
