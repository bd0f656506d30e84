import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { vehicleCardModel } from '@dealer/core/card';
import {
  emptyEnquiry,
  type EnquiryForm as EnquiryValues,
  type EnquiryInput,
  enquiryPayload,
  enquirySchema,
} from '@dealer/core/enquiry';
import { sellingYard } from '@dealer/core/contact';
import { statements, statementsFor } from '@dealer/core/law';
import {
  type PurchaseDraft,
  purchaseExtra,
  type PurchaseProblems,
  purchaseProblems,
  type PurchaseStep,
  purchaseSteps,
  purchaseSummary,
  readPurchase,
  reserveTerms,
} from '@dealer/core/checkout';
import { checkoutJourneyPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { enquiryProblems } from '@dealer/ui/EnquiryForm';
import { errorItems } from '@dealer/ui/ErrorSummary';
import { PriceSummary } from '@dealer/ui/PriceSummary';
import { Statements } from '@dealer/ui/Statements';
import { StepForm } from '@dealer/ui/StepForm';
import { StepProgress } from '@dealer/ui/StepProgress';
import { VehicleMini } from '@dealer/ui/VehicleMini';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { useDraft } from '../../enquiry/useDraft.ts';
import { FormNote } from '../../enquiry/FormNote.tsx';
import { useErrorSummary } from '../../enquiry/useErrorSummary.ts';
import { errorMessages } from '../../enquiry/errorMessages.ts';
import { Head } from '../../head/Head.tsx';
import { NotReservable } from '../../reserve/NotReservable.tsx';
import { useReserve } from '../../reserve/useReserve.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { useBuyerState } from '../../stores/buyerState.ts';
import { useJourney } from '../../journey/useJourney.ts';
import { DeliveryStep } from './DeliveryStep.tsx';
import { anythingLabel, DetailsStep } from './DetailsStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { TradeInStep } from './TradeInStep.tsx';
import { VehicleStep } from './VehicleStep.tsx';
import { stepText } from './stepText.ts';
import { usePurchaseFinance } from './usePurchaseFinance.ts';
import styles from './Purchase.module.css';

const problemLabels = {
  tradeIn: 'Trade-in',
  tradeInVehicle: 'What do you drive?',
  kms: 'Kilometres',
  payBy: 'Payment',
  receive: 'Delivery',
  postcode: 'Postcode',
} as const satisfies Record<keyof PurchaseProblems, string>;

/** Buying a vehicle in six steps: answers survive Back and reload, and the price is always visible. */
export const Purchase = ({ vehicle, onReservedUnpaid }: { vehicle: Vehicle; onReservedUnpaid: () => void }) => {
  const t = useTexts();
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const card = vehicleCardModel(vehicle, site, time);
  const { deposit } = reserveTerms(vehicle, site);
  const stated = statementsFor('checkout', statements(vehicle, sellingYard(vehicle, site), site, time), 'page');
  const stored = useDraft<EnquiryInput & { purchase?: PurchaseDraft }>(`${vehicle.id}:Buy Online`);
  const [draft, setDraft] = useState<PurchaseDraft>(() => readPurchase(stored.values.purchase));
  const schema = enquirySchema({ ...site, forms: { ...site.forms, requireMessage: false } }, { aboutVehicle: true });
  const contact = useForm<EnquiryInput, unknown, EnquiryValues>({
    defaultValues: stored.over(emptyEnquiry(site)),
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  stored.connect(() => ({ ...contact.getValues(), purchase: draft }));
  const [attempt, setAttempt] = useState(0);
  const summaryText = useErrorSummary();

  const openStep = purchaseSteps.find((name) => Object.keys(purchaseProblems(name, draft)).length > 0);
  const furthest: PurchaseStep = openStep ?? (schema.safeParse(contact.getValues()).success ? 'review' : 'details');
  const { step, goTo, goBack } = useJourney<PurchaseStep>({
    name: `purchase:${vehicle.id}`,
    first: 'vehicle',
    // Never beyond the first unanswered step.
    reach: (wanted) => {
      const at = purchaseSteps.findIndex((name) => name === wanted);
      return purchaseSteps[Math.min(Math.max(at, 0), purchaseSteps.indexOf(furthest))] ?? 'vehicle';
    },
  });
  const { title: question, intro, names } = stepText(step, deposit);
  const finance = usePurchaseFinance(vehicle, draft.finance, (figures) =>
    setDraft((before) => ({ ...before, finance: figures })),
  );
  const { state } = useBuyerState();
  const summary = purchaseSummary(vehicle, draft, site, { state, now: time });
  const { context, reserve, failure, refusal, isBusy } = useReserve({
    vehicle,
    purpose: 'buy',
    path: checkoutJourneyPath(vehicle.slug),
    onReserved: stored.sent,
    onReservedUnpaid,
  });

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const { save } = stored;
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
    save();
  }, [step, save]);

  if (refusal !== undefined) return <NotReservable vehicle={vehicle} refusal={refusal} />;
  if (summary === undefined) return null;

  const change = (part: Partial<PurchaseDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const isTried = attempt > 0;
  const problems = isTried ? purchaseProblems(step, draft) : {};
  const contactErrors = errorMessages(contact.formState.errors);
  const errors =
    step === 'details'
      ? enquiryProblems({ idPrefix: 'purchase', errors: contactErrors, messageLabel: anythingLabel })
      : errorItems(problemLabels, problems, (name) => `purchase-${name}`);

  const move = (next: PurchaseStep): void => {
    setAttempt(0);
    if (purchaseSteps.indexOf(next) < purchaseSteps.indexOf(step)) goBack(next);
    else goTo(next);
  };
  const neighbour = (by: 1 | -1): PurchaseStep => purchaseSteps[purchaseSteps.indexOf(step) + by] ?? step;
  const refuse = (): void => setAttempt((count) => count + 1);
  const send = async (): Promise<void> => {
    const form = schema.parse(contact.getValues());
    const extra = purchaseExtra(draft, summary, site, finance?.text);
    await reserve(enquiryPayload({ form, vehicle, site, context: context('Buy Online', { ...extra, deposit }) }));
  };
  const goOn = async (event: React.FormEvent): Promise<void> => {
    event.preventDefault();
    if (step === 'review') return send();
    if (step === 'details') return contact.handleSubmit(() => move('review'), refuse)(event);
    return Object.keys(purchaseProblems(step, draft)).length === 0 ? move(neighbour(1)) : refuse();
  };

  // The calculator shows its own small print.
  const estimate =
    draft.payBy === 'finance' && finance !== undefined
      ? { ...finance.estimate, notes: step === 'payment' ? [] : finance.estimate.notes }
      : undefined;
  return (
    <PageFrame title={t('Buy the {title}', { title: card.title })}>
      <Head title={t('{question}: buy online | {name}', { question, name: site.name })} noIndex />
      <StepProgress
        label={t('Buy online')}
        steps={names}
        current={purchaseSteps.indexOf(step) + 1}
        onStep={(nth) => move(purchaseSteps[nth - 1] ?? 'vehicle')}
      />
      <div className={styles.columns}>
        <StepForm
          title={question}
          headingRef={heading}
          intro={intro}
          errors={errors}
          attempt={attempt}
          summaryText={summaryText}
          submitLabel={step === 'review' ? t('Reserve and pay {deposit}', { deposit }) : t('Continue')}
          busy={isBusy}
          busyLabel={t('Reserving')}
          failure={step === 'review' ? failure?.message : undefined}
          failureHelp={<p>{failure?.done}</p>}
          {...(step === 'details' ? { note: <FormNote /> } : {})}
          {...(step === 'review'
            ? {
                note: (
                  <FormNote
                    text={t(
                      "You pay at our payment service's own page. Your card details never reach this website. You are not bound to buy before you sign with us.",
                    )}
                  />
                ),
              }
            : {})}
          onBack={step === 'vehicle' ? undefined : () => move(neighbour(-1))}
          onSubmit={(event) => void goOn(event)}
        >
          {step === 'vehicle' ? <VehicleStep vehicle={vehicle} /> : null}
          {step === 'tradeIn' ? <TradeInStep draft={draft} problems={problems} onChange={change} /> : null}
          {step === 'payment' ? (
            <PaymentStep draft={draft} problems={problems} onChange={change} calculator={finance?.calculator} />
          ) : null}
          {step === 'delivery' ? (
            <DeliveryStep vehicle={vehicle} draft={draft} problems={problems} onChange={change} />
          ) : null}
          {step === 'details' ? <DetailsStep register={contact.register} errors={contactErrors} /> : null}
          {step === 'review' ? (
            <ReviewStep
              draft={draft}
              contact={contact.getValues()}
              finance={finance?.text}
              vehicle={vehicle}
              deposit={deposit}
              onChange={move}
            />
          ) : null}
        </StepForm>
        <aside className={styles.side} aria-label={t('Price')}>
          {step === 'vehicle' ? null : (
            <VehicleMini title={card.title} price={card.price} picture={card.picture} placeholder={card.placeholder} />
          )}
          <PriceSummary id="purchase-price" title={t('Your price')} {...summary} finance={estimate} />
          <Statements items={stated} />
        </aside>
      </div>
    </PageFrame>
  );
};
