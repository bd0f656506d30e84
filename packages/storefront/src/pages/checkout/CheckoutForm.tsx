import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { vehicleCardModel } from '@dealer/core/card';
import { emptyEnquiry, enquiryFields, enquiryPayload, enquirySchema } from '@dealer/core/enquiry';
import type { EnquiryForm as EnquiryValues, EnquiryInput } from '@dealer/core/enquiry';
import { reserveTerms } from '@dealer/core/promises';
import { holdAfter, holdEnd } from '@dealer/core/reservation';
import { checkoutPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { EnquiryForm } from '@dealer/ui/EnquiryForm';
import { PaymentCards } from '@dealer/ui/PaymentCards';
import { ReserveTerms } from '@dealer/ui/ReserveTerms';
import { useStorefront } from '../../boot/storefront.ts';
import { LegalWords } from '../../enquiry/LegalWords.tsx';
import { useDraft } from '../../enquiry/useDraft.ts';
import { wordsOf } from '../../enquiry/wordsOf.ts';
import { Head } from '../../head/Head.tsx';
import { NotReservable } from '../../reserve/NotReservable.tsx';
import { useReserve } from '../../reserve/useReserve.ts';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import styles from './CheckoutForm.module.css';

const hoursWords = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

/** Who reserves, and on which terms; nothing is paid here. */
export const CheckoutForm = ({ vehicle, onStands }: { vehicle: Vehicle; onStands: () => void }) => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const card = vehicleCardModel(vehicle, site, time);
  const { deposit, hours } = reserveTerms(vehicle, site);
  const path = checkoutPath(vehicle.slug, site);
  const asks = { ...site, forms: { ...site.forms, requireMessage: false } };
  const draft = useDraft<EnquiryInput>(`${vehicle.id}:Reserve`);
  const { register, handleSubmit, getValues, formState } = useForm<EnquiryInput, unknown, EnquiryValues>({
    defaultValues: draft.over(emptyEnquiry(site)),
    resolver: zodResolver(enquirySchema(asks, { aboutVehicle: true })),
    shouldFocusError: false,
  });
  draft.keep(getValues);
  const { context, reserve, failure, refusal, isBusy } = useReserve({
    vehicle,
    purpose: 'reserve',
    path,
    onReserved: draft.sent,
    onStands,
  });

  if (refusal !== undefined) return <NotReservable vehicle={vehicle} refusal={refusal} />;

  const { shown } = enquiryFields(asks, { aboutVehicle: true });
  const send = (form: EnquiryValues): Promise<void> =>
    reserve(
      enquiryPayload({
        form,
        vehicle,
        site,
        context: context('Reserve', { deposit, reserve_hold: hoursWords(hours) }),
      }),
    );
  const title = `Reserve the ${card.title}`;
  return (
    <PageFrame title={title} text={`Pay ${deposit} today and nobody else can buy it for ${hoursWords(hours)}.`}>
      <Head title={`${title} | ${site.name}`} noIndex />
      <div className={styles.columns}>
        <aside className={styles.side} aria-label="The terms">
          <ReserveTerms
            id="reserve-terms"
            deposit={deposit}
            hold={hoursWords(hours)}
            until={holdEnd(holdAfter(time, site), site)}
            more={site.detail.tabs.reserveText}
          />
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
          errors={wordsOf(formState.errors)}
          optional={['message']}
          messageLabel="Anything we should know?"
          optInLabel={site.phrases['enquiry.optIn']}
          termsLabel={<LegalWords text={site.phrases['enquiry.terms']} />}
          attempt={formState.submitCount}
          busy={isBusy || formState.isSubmitting}
          busyLabel="Reserving"
          failure={failure?.message}
          failureHelp={<p>{failure?.done}</p>}
          submitLabel={`Reserve and pay ${deposit}`}
          note="You pay at our payment service's own page. Your card details never reach this website."
          onSubmit={(event) => void handleSubmit(send)(event)}
        />
      </div>
    </PageFrame>
  );
};
