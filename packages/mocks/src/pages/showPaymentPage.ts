import { findPayment, payWithinMs } from '../handlers/paymentRows.ts';
import type { PaymentSession } from '../handlers/paymentRows.ts';
import { addressBelow } from '../routing/belowBase.ts';
import { button, element } from './element.ts';
import type { PageDeps } from './pageDeps.ts';
import { showPage } from './pageFrame.ts';

/** How long a late payment is delayed. */
const lateMs = 6_000;

const backTo = ({ return_url, id }: PaymentSession, base: string): string => {
  const back = new URL(addressBelow(base, return_url));
  back.searchParams.set('payment', id);
  return back.href;
};

/**
 * `/__mocks/payment?session=...`: the mock payment page. It takes no card; buttons choose the outcome: paid, paid with a
 * delay, declined, or back without paying.
 */
export const showPaymentPage = async (deps: PageDeps): Promise<void> => {
  const id = new URLSearchParams(location.search).get('session') ?? '';
  const found = await findPayment(deps.store, id);
  if (!found) {
    showPage(
      { title: 'No such payment', base: deps.base, siteSlug: deps.siteSlug },
      element('section', {}, element('p', {}, 'The mock processor knows no payment of this reference.')),
    );
    return;
  }
  const { session, settle } = found;
  const leave = (): void => location.assign(backTo(session, deps.base));
  const end =
    (outcome: 'paid' | 'declined', afterMs = 0) =>
    (): void =>
      void settle({ outcome, settles_at: Date.now() + afterMs }).then(leave);
  const isOver = session.outcome === 'paid' || Date.now() >= session.created_at + payWithinMs;
  showPage(
    { title: 'Mock payment', base: deps.base, siteSlug: deps.siteSlug },
    element(
      'section',
      {},
      element('h2', {}, session.what),
      element(
        'p',
        { class: 'quiet' },
        isOver
          ? session.outcome === 'paid'
            ? 'This has been paid already. Nothing can be paid twice.'
            : 'This payment page has ended.'
          : 'No card is asked for and nothing is taken. Choose how the payment ends.',
      ),
      element(
        'div',
        { class: 'row', style: 'margin-top:1rem' },
        ...(isOver
          ? [button('Back to the website again', leave, { class: 'main' })]
          : [
              button('Pay', end('paid'), { class: 'main' }),
              button('Pay, and tell the website late', end('paid', lateMs)),
              button('Decline', end('declined')),
              button('Back without paying', leave),
            ]),
      ),
    ),
  );
};
