import { definePage } from '../../page/definePage.ts';

/** What happens next, after a form was sent. */
export const page = definePage({ route: 'success', isPrivate: true });
