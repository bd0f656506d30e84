import { choosePaymentProcessor } from '@dealer/core/payments';
import type { Site } from '@dealer/core/site';
import { hostedPayment } from './hostedPayment.ts';
import type { PaymentPort } from './paymentPort.ts';

/** Processors whose hosted pages the backend opens; each is the same to this website. */
const hosted = ['hosted', 'stripe', 'windcave', 'eway', 'square'] as const;

/**
 * The way to pay for a vehicle, by its `payment_processors`; undefined where it names only ones that nobody serves.
 *
 * @example
 * choosePaymentPort(['stripe'], site)?.name // => 'stripe'
 */
export const choosePaymentPort = (
  processors: readonly string[],
  site: Pick<Site, 'services'>,
): PaymentPort | undefined => {
  const name = choosePaymentProcessor(processors, hosted);
  return name === undefined ? undefined : hostedPayment(name, site);
};
