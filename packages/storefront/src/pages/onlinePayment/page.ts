import type { LoaderFunctionArgs } from 'react-router';
import { requireSession } from '../../auth/requireSession.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { definePage } from '../../page/definePage.ts';

/**
 * Applies the gate of the online payment page.
 *
 * @example
 * { path: 'online-payment', lazy: { loader: async () => onlinePaymentLoader(deps) } }
 */
const load =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    await requireSession(deps, request);
    return null;
  };

/** A payment at the dealer’s payment service. */
export const page = definePage({
  route: 'onlinePayment',
  load,
});
