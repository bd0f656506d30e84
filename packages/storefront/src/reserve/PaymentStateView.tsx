import { useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { createPath } from 'react-router';
import type { PaymentState } from '@dealer/api/reservations';
import { type PaidFor, paymentText } from '@dealer/core/checkout';
import { signInPath } from '@dealer/core/routes';
import { FormStatus } from '@dealer/ui/FormStatus';
import { PaymentResult, type PaymentResultAction, type PaymentResultProps } from '@dealer/ui/PaymentResult';
import { useStorefront } from '../boot/storefront.ts';
import { Head } from '../head/Head.tsx';
import type { PaymentPort } from '../payments/paymentPort.ts';
import { useRestored } from '../browser/useRestored.ts';
import { DealerHelp } from './DealerHelp.tsx';
import { usePaymentState } from './usePaymentState.ts';
import styles from './PaymentStateView.module.css';

type PaymentStateViewProps = {
  /** The payment's or reservation's reference. */
  id: string;
  /** "reservation" or "payment". */
  noun: string;
  ask: (signal: AbortSignal) => Promise<PaymentState>;
  about: (state: Extract<PaymentState, { kind: 'known' }>) => PaidFor;
  facts: (state: Extract<PaymentState, { kind: 'known' }>) => PaymentResultProps['facts'];
  vehicle?: PaymentResultProps['vehicle'];
  port: PaymentPort | undefined;
  /** The stored address of the payment page; the one in the server's response has priority. */
  paymentUrl?: string | undefined;
  /** The link for when nothing is left to do. */
  done: { label: string; href: string };
  /** Starts a new payment or reservation after this one has ended. */
  restart: { label: string; onPress: () => void };
};

/** The page about a payment. It shows only the state that the server reports, whatever the address contains (decision E25). */
export const PaymentStateView = ({
  id,
  noun,
  ask,
  about,
  facts,
  vehicle,
  port,
  paymentUrl,
  done,
  restart,
}: PaymentStateViewProps) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { state, isChecking, checkNow } = usePaymentState(id, ask);
  const [refusal, setRefusal] = useState<string>();
  const [isLeaving, setIsLeaving] = useState(false);
  useRestored(() => setIsLeaving(false));

  const pay = (address: string): void => {
    const start = port?.start(address);
    if (start?.kind !== 'leave') {
      setRefusal(start?.message ?? 'This cannot be paid online. Nothing was paid.');
      return;
    }
    setIsLeaving(true);
    globalThis.location.assign(start.href);
  };
  const ways = (label: string, known: Extract<PaymentState, { kind: 'known' }>): PaymentResultAction[] => {
    const address = known.paymentUrl ?? paymentUrl;
    return address === undefined ? [] : [{ label, onPress: () => pay(address), busy: isLeaving }];
  };
  const recheck: PaymentResultAction = { label: t('Ask again'), onPress: checkNow, busy: isChecking };

  const shown = ((): PaymentResultProps => {
    if (state === undefined)
      return {
        tone: 'waiting',
        title: t('Checking your {noun}', { noun }),
        text: t('One moment: we are asking our server how it stands.'),
        actions: [],
      };
    if (state.kind === 'unauthorised') {
      const address = createPath(globalThis.location);
      return {
        tone: 'problem',
        title: t('Please sign in again'),
        text: t('Your session has ended. Sign in, and we show how your {noun} stands.', { noun }),
        actions: [
          {
            label: t('Sign in'),
            href: signInPath({
              type: noun === 'payment' ? 'online-payment' : 'checkout',
              redirect: address,
              back: done.href,
            }),
          },
          done,
        ],
      };
    }
    if (state.kind === 'unknown') {
      return {
        tone: 'problem',
        title: t('We cannot find this {noun}', { noun }),
        text: `It was not made on this device, or it is not yours. Nothing on this page says that anything was ${noun === 'payment' ? 'paid' : 'reserved or paid'}.`,
        actions: [done, restart],
      };
    }
    if (state.kind === 'failed') {
      return {
        tone: 'problem',
        title: t('We could not check your {noun}', { noun }),
        text: t(
          'We do not know yet whether your payment has reached us. Please do not pay again before this page has said so.',
        ),
        actions: [recheck, done],
      };
    }
    const text = paymentText(state.status, about(state));
    switch (state.status) {
      case 'paid':
        return { ...text, facts: facts(state) ?? [], actions: [done] };
      case 'pending':
        return { ...text, actions: [...ways('Go on to payment', state), recheck] };
      case 'declined':
        return { ...text, actions: [...ways('Try again', state), done] };
      case 'expired':
        return { ...text, actions: [restart, done] };
    }
  })();
  const isHelped = shown.tone === 'problem';
  return (
    <div className={styles.page}>
      <Head title={`${shown.title} | ${site.name}`} noIndex />
      {/* Mounted before the response, so that screen readers announce it. */}
      <div role="status" aria-busy={state === undefined}>
        <PaymentResult {...shown} vehicle={vehicle}>
          {isHelped ? <DealerHelp /> : undefined}
        </PaymentResult>
      </div>
      <FormStatus message={refusal} />
    </div>
  );
};
