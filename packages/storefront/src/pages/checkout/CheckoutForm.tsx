import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { vehicleCardModel } from '@dealer/core/card';
import {
  emptyEnquiry,
  enquiryFields,
  type EnquiryForm as EnquiryValues,
  type EnquiryInput,
  enquiryPayload,
  enquirySchema,
} from '@dealer/core/enquiry';
import { sellingYard } from '@dealer/core/contact';
import { statements, statementsFor } from '@dealer/core/law';
import { emptyPurchase, holdAfter, holdEnd, purchaseSummary, reserveTerms } from '@dealer/core/checkout';
import { checkoutPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { EnquiryForm } from '@dealer/ui/EnquiryForm';
import { PaymentCards } from '@dealer/ui/PaymentCards';
import { PriceSummary } from '@dealer/ui/PriceSummary';
import { Statements } from '@dealer/ui/Statements';
import { ReserveTerms } from '@dealer/ui/ReserveTerms';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { FormNote } from '../../enquiry/FormNote.tsx';
import { LegalText } from '../../enquiry/LegalText.tsx';
import { useDraft } from '../../enquiry/useDraft.ts';
import { useErrorSummary } from '../../enquiry/useErrorSummary.ts';
import { errorMessages } from '../../enquiry/errorMessages.ts';
import { Head } from '../../head/Head.tsx';
import { NotReservable } from '../../reserve/NotReservable.tsx';
import { useReserve } from '../../reserve/useReserve.ts';
import { useBuyerState } from '../../stores/buyerState.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import styles from './CheckoutForm.module.css';

const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

/** The contact form and terms of a reservation; nothing is paid here. */
export const CheckoutForm = ({ vehicle, onReservedUnpaid }: { vehicle: Vehicle; onReservedUnpaid: () => void }) => {
  const t = useTexts();
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const card = vehicleCardModel(vehicle, site, time);
  const { deposit, hours } = reserveTerms(vehicle, site);
  const stated = statementsFor('checkout', statements(vehicle, sellingYard(vehicle, site), site, time), 'page');
  const { state } = useBuyerState();
  // A deposit is part of a price: what comes on top of it is named before it is paid.
  const summary =
    card.price.kind === 'price' ? purchaseSummary(vehicle, emptyPurchase, site, { state, now: time }) : undefined;
  const path = checkoutPath(vehicle.slug, site);
  const formSite = { ...site, forms: { ...site.forms, requireMessage: false } };
  const draft = useDraft<EnquiryInput>(`${vehicle.id}:Reserve`);
  const { register, handleSubmit, getValues, formState } = useForm<EnquiryInput, unknown, EnquiryValues>({
    defaultValues: draft.over(emptyEnquiry(site)),
    resolver: zodResolver(enquirySchema(formSite, { aboutVehicle: true })),
    shouldFocusError: false,
  });
  draft.connect(getValues);
  const summaryText = useErrorSummary();
  const { context, reserve, failure, refusal, isBusy } = useReserve({
    vehicle,
    purpose: 'reserve',
    path,
    onReserved: draft.sent,
    onReservedUnpaid,
  });

  if (refusal !== undefined) return <NotReservable vehicle={vehicle} refusal={refusal} />;

  const { shown } = enquiryFields(formSite, { aboutVehicle: true });
  const send = (form: EnquiryValues): Promise<void> =>
    reserve(
      enquiryPayload({
        form,
        vehicle,
        site,
        context: context('Reserve', { deposit, reserve_hold: hoursText(hours) }),
      }),
    );
  const title = t('Reserve the {title}', { title: card.title });
  return (
    <PageFrame
      title={title}
      text={t('Pay {deposit} today and nobody else can buy it for {text}.', { deposit, text: hoursText(hours) })}
    >
      <Head title={`${title} | ${site.name}`} noIndex />
      <div className={styles.columns}>
        <aside className={styles.side} aria-label={t('The terms')}>
          <ReserveTerms
            id="reserve-terms"
            deposit={deposit}
            hold={hoursText(hours)}
            until={holdEnd(holdAfter(time, site), site)}
            more={site.detail.tabs.reserveText}
          />
          {summary === undefined ? null : <PriceSummary id="reserve-price" title={t('Your price')} {...summary} />}
          <Statements items={stated} />
          <PaymentCards cards={site.copy.paymentCards} />
        </aside>
        <EnquiryForm
          label={title}
          idPrefix="reserve"
          vehicle={{ title: card.title, price: card.price, picture: card.picture, placeholder: card.placeholder }}
          fields={
            Object.fromEntries(shown.map((name) => [name, register(name)])) as Parameters<
              typeof EnquiryForm
            >[0]['fields']
          }
          errors={errorMessages(formState.errors)}
          optional={['message']}
          messageLabel={t('Anything we should know?')}
          optInLabel={site.phrases['enquiry.optIn']}
          termsLabel={<LegalText text={site.phrases['enquiry.terms']} />}
          attempt={formState.submitCount}
          summaryText={summaryText}
          busy={isBusy || formState.isSubmitting}
          busyLabel={t('Reserving')}
          failure={failure?.message}
          failureHelp={<p>{failure?.done}</p>}
          submitLabel={t('Reserve and pay {deposit}', { deposit })}
          note={
            <FormNote
              text={t("You pay at our payment service's own page. Your card details never reach this website.")}
            />
          }
          onSubmit={(event) => void handleSubmit(send)(event)}
        />
      </div>
    </PageFrame>
  );
};
