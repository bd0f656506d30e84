import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '@dealer/ui/Texts';
import { createPath, useNavigate } from 'react-router';
import { createPayment } from '@dealer/api/payments';
import { readAmount } from '@dealer/core/format';
import { type OnlinePayment, onlinePaymentSchema, paymentPurposes } from '@dealer/core/checkout';
import { homePath, pageTitle, pathTo, signInPath } from '@dealer/core/routes';
import { PaymentCards } from '@dealer/ui/PaymentCards';
import { errorItems } from '@dealer/ui/ErrorSummary';
import { Select } from '@dealer/ui/Select';
import { StepForm } from '@dealer/ui/StepForm';
import { TextInput } from '@dealer/ui/TextInput';
import { useStorefront } from '../../boot/storefront.ts';
import { useDraft } from '../../enquiry/useDraft.ts';
import { useErrorSummary } from '../../enquiry/useErrorSummary.ts';
import { errorMessages } from '../../enquiry/errorMessages.ts';
import { Head } from '../../head/Head.tsx';
import { choosePaymentPort } from '../../payments/choosePaymentPort.ts';
import { asPerson } from '../../reserve/asPerson.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { newKey } from '../../stores/newKey.ts';
import type { createPaymentsStore } from './paymentsStore.ts';
import styles from './OnlinePayment.module.css';

const nothingPaid = 'Nothing was paid. What you typed is still here.';
const labels = { reference: 'Reference', amount: 'Amount', purpose: 'What for' } as const;
const idOf = (name: keyof OnlinePayment): string => `payment-${name}`;
const failed = {
  offline: 'The connection broke before we had an answer.',
  fault: 'Our server did not give an answer that we can use.',
} as const;

/** The purpose and amount of a payment; paying happens on the page of the payment service. */
export const OnlinePaymentForm = ({ store }: { store: ReturnType<typeof createPaymentsStore> }) => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site, api } = storefront;
  const title = pageTitle('onlinePayment', site);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setIsLeaving] = useState(false);
  const sent = useRef<{ values: string; key: string }>(undefined);
  const draft = useDraft<OnlinePayment>('online-payment');
  const { register, handleSubmit, getValues, formState } = useForm<OnlinePayment>({
    defaultValues: draft.over({ reference: '', amount: '', purpose: '' }),
    resolver: zodResolver(onlinePaymentSchema),
    shouldFocusError: false,
  });
  draft.connect(getValues);
  const errors = errorMessages(formState.errors);

  const pay = async (form: OnlinePayment): Promise<void> => {
    setFailure(undefined);
    const port = choosePaymentPort([], site);
    if (port === undefined) return setFailure('Payments cannot be made here at the moment.');
    // A retry uses the same key; another amount is another payment.
    const values = JSON.stringify(form);
    if (sent.current?.values !== values) sent.current = { values, key: newKey() };
    const { key } = sent.current;
    const wish = {
      reference: form.reference,
      amount: readAmount(form.amount) ?? 0,
      purpose: form.purpose,
      processor: port.name,
      returnUrl: location.origin + pathTo('onlinePayment'),
    };
    const outcome = await asPerson(storefront, (token) => createPayment(api, wish, { key, token }));
    switch (outcome.kind) {
      case 'refused':
        return setFailure(outcome.message);
      case 'failed':
        return setFailure(failed[outcome.because]);
      case 'unauthorised':
        return void navigate(signInPath({ type: 'online-payment', redirect: createPath(location), back: homePath }));
      case 'created': {
        const start = port.start(outcome.paymentUrl);
        if (start.kind === 'refused') return setFailure(start.message);
        draft.forget();
        store.write({ key, id: outcome.paymentId, paymentUrl: outcome.paymentUrl });
        setIsLeaving(true);
        // Back from the payment page shows the state of the payment instead of an empty form.
        await navigate(`${pathTo('onlinePayment')}?payment=${encodeURIComponent(outcome.paymentId)}`, {
          replace: true,
          state: { kind: 'search' },
        });
        return location.assign(start.href);
      }
    }
  };

  const field = (name: keyof OnlinePayment) => ({
    id: idOf(name),
    label: labels[name],
    error: errors[name],
    ...register(name),
  });
  return (
    <PageFrame title={title} text={t('Pay an invoice, a deposit or a balance to {name}.', { name: site.name })}>
      <Head title={`${title} | ${site.name}`} noIndex />
      <div className={styles.form}>
        <StepForm
          title={t('What are you paying?')}
          errors={errorItems(labels, errors, idOf)}
          attempt={formState.submitCount}
          summaryText={useErrorSummary()}
          submitLabel={t('Go on to payment')}
          busy={formState.isSubmitting || isLeaving}
          busyLabel={t('One moment')}
          failure={failure}
          failureHelp={<p>{nothingPaid}</p>}
          note={t("You pay at our payment service's own page. Your card details never reach this website.")}
          onSubmit={(event) => void handleSubmit(pay)(event)}
        >
          <TextInput
            hint={t('It stands on your invoice or contract.')}
            autoComplete="off"
            maxLength={60}
            {...field('reference')}
          />
          <TextInput prefix="$" inputMode="decimal" autoComplete="off" maxLength={12} {...field('amount')} />
          <Select
            placeholder={t('Choose one')}
            options={paymentPurposes.map((value) => ({ value, label: value }))}
            {...field('purpose')}
          />
        </StepForm>
        <PaymentCards cards={site.copy.paymentCards} />
      </div>
    </PageFrame>
  );
};
