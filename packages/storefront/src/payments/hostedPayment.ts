import { allowedRedirect } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import type { PaymentPort } from './paymentPort.ts';

/**
 * The payment port of a processor's hosted page. Its host must be in `services.payments.allowedHosts`; any other address
 * is refused.
 */
export const hostedPayment = (name: string, { services }: Pick<Site, 'services'>): PaymentPort => ({
  name,
  start: (paymentUrl) => {
    const href = allowedRedirect(paymentUrl, services.payments.allowedHosts);
    return href === undefined
      ? {
          kind: 'refused',
          message: 'We did not open the payment page, because it is not one that we know. Nothing was paid.',
        }
      : { kind: 'leave', href };
  },
});
