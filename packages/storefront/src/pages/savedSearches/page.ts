import { definePage } from '../../page/definePage.ts';

/** The saved searches of this device. */
export const page = definePage({ route: 'savedSearches', isPrivate: true });
