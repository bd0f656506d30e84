import { lenderCustomers, type LenderCustomer } from '../handlers/financeRoutes.ts';
import { element } from './element.ts';
import type { PageDeps } from './pageDeps.ts';
import { showPage } from './pageFrame.ts';

/**
 * `/__mocks/lender?customer=7001`: the lender's page where a buyer continues; it shows the data that the lender received.
 */
export const showLenderPage = async (deps: PageDeps): Promise<void> => {
  const id = Number(new URLSearchParams(location.search).get('customer'));
  const customers = await deps.store.rows<LenderCustomer>(lenderCustomers);
  const shown = customers.filter(({ customer_id: one }) => !(id > 0) || one === id);
  showPage(
    { title: 'Lender', base: deps.base, siteSlug: deps.siteSlug },
    ...(shown.length === 0
      ? [element('section', {}, element('p', {}, 'The lender does not know this customer.'))]
      : shown.map(({ customer_id: one, data, quote }) =>
          element(
            'article',
            {},
            element('h2', {}, `Application ${one}`),
            element(
              'dl',
              {},
              ...Object.entries({ ...data, ...quote }).flatMap(([name, value]) => [
                element('dt', {}, name),
                element('dd', {}, String(value)),
              ]),
            ),
          ),
        )),
  );
};
