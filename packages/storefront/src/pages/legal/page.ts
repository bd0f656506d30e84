import { definePage } from '../../page/definePage.ts';

/** Terms and conditions, and the privacy policy. */
export const page = definePage({ route: 'legal' });
