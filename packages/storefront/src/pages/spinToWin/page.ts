import { gateOnly } from '../../auth/requireSession.ts';
import { definePage } from '../../page/definePage.ts';

/** A wheel of prizes. */
export const page = definePage({
  route: 'spinToWin',
  load: gateOnly,
});
