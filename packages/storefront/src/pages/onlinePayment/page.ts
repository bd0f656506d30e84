import { gateOnly } from '../../auth/requireSession.ts';
import { definePage } from '../../page/definePage.ts';

/** A payment at the dealer’s payment service. */
export const page = definePage({
  route: 'onlinePayment',
  load: gateOnly,
});
