import { allowedRedirect } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import type { PaymentPort } from './paymentPort.ts';

/**
 * Paying at a page of the processor's, at one of the hosts that the site allows (`services.payments.allowedHosts`); any other address
 * is refused, whoever sent it.
 *
 * @example
 * hostedPayment('hosted', site).start('https://pay.example.com/session/7') // => { kind: 'leave', href: 'https://pay.example.com/session/7' }
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
