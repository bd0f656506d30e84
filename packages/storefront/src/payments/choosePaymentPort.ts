import { choosePaymentProcessor } from '@dealer/core/checkout';
import type { Site } from '@dealer/core/site';
import { hostedPayment } from './hostedPayment.ts';
import type { PaymentPort } from './paymentPort.ts';

/** Processors with a hosted payment page that the backend opens; the website handles all of them in the same way. */
const hosted = ['hosted', 'stripe', 'windcave', 'eway', 'square'] as const;

/** The payment port for a vehicle's `payment_processors`; undefined if none of them is supported. */
export const choosePaymentPort = (
  processors: readonly string[],
  site: Pick<Site, 'services'>,
): PaymentPort | undefined => {
  const name = choosePaymentProcessor(processors, hosted);
  return name === undefined ? undefined : hostedPayment(name, site);
};
