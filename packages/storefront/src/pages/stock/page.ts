import { redirect } from 'react-router';
import { definePage } from '../../page/definePage.ts';

/** An address that leads to the search that the site starts with. */
export const page = definePage({
  route: 'stock',
  load:
    ({ site }) =>
    () =>
      redirect(site.routes.defaultSearchPath),
});
