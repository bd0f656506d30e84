import { gateOnly } from '../../auth/requireSession.ts';
import { definePage } from '../../page/definePage.ts';

/** The visitor’s garage. */
export const page = definePage({
  route: 'garage',
  isPrivate: true,
  load: gateOnly,
});
