import type { GarageDoc, SentDoc } from '@dealer/api/watchlist';
import { formatDay, formatMoney } from '@dealer/core/format';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { type SentItem, SentList } from '@dealer/ui/SentList';
import { useTexts } from '@dealer/ui/Texts';
import { ErrorNotice } from '../../errors/ErrorNotice.tsx';
import { useStorefront } from '../../boot/storefront.ts';
import { useVehiclesById } from '../../stock/useVehiclesById.ts';
import styles from './GaragePage.module.css';
import type { Resource } from './useGarage.ts';

/** Enquiries and valuations that were sent from the visitor's number, newest first. */
export const GarageSent = ({
  sent,
  failureText = 'Nothing is lost. Please try again in a moment.',
  onRetry,
}: {
  sent: Resource<GarageDoc>;
  /** The reason of a failed load, if known. */
  failureText?: string | undefined;
  onRetry: () => void;
}) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { enquiries, valuations } = sent.kind === 'loaded' ? sent.value : { enquiries: [], valuations: [] };
  const { vehicles } = useVehiclesById(
    enquiries.flatMap(({ car_id: id }) => (id == null ? [] : [id])),
    'anyAvailability',
  );

  const itemOf = ({
    lead_id: id,
    received_at: at,
    category,
    subcategory,
    car_id: carId,
    description,
    rego,
    offer_price: offer,
  }: SentDoc): SentItem => {
    const vehicle = carId == null ? undefined : vehicles?.find((one) => one.id === carId);
    return {
      id,
      title: subcategory || category,
      about: vehicle?.name ?? (description || rego || undefined),
      href: vehicle && `/cars/${vehicle.slug}`,
      when: Number.isNaN(Date.parse(at)) ? '' : `Sent ${formatDay(Date.parse(at), site)}`,
      reference: `Reference ${id}`,
      result: offer == null ? undefined : formatMoney(offer, site),
    };
  };

  if (sent.kind === 'failed')
    return <ErrorNotice title={t('What you sent could not be loaded')} text={failureText} onRetry={onRetry} />;
  return (
    <>
      <section className={styles.part} aria-labelledby="garage-enquiries" aria-busy={sent.kind === 'loading'}>
        <SectionHeading
          id="garage-enquiries"
          title={t('Enquiries')}
          text={t('Questions, test drives and applications sent from your number.')}
        />
        {sent.kind === 'loading' ? (
          <Waiting />
        ) : enquiries.length === 0 ? (
          <EmptyState
            art="sedan"
            headingLevel={3}
            title={t('No enquiries yet')}
            text={t('Ask about a vehicle, and your question stands here with its reference.')}
          />
        ) : (
          <SentList label={t('Enquiries')} items={enquiries.map(itemOf)} />
        )}
      </section>
      <section className={styles.part} aria-labelledby="garage-valuations" aria-busy={sent.kind === 'loading'}>
        <SectionHeading
          id="garage-valuations"
          title={t('Valuations')}
          text={t('What we offered for vehicles of yours.')}
        />
        {sent.kind === 'loading' ? (
          <Waiting />
        ) : valuations.length === 0 ? (
          <EmptyState
            art="hatch"
            headingLevel={3}
            title={t('No valuations yet')}
            text={t('Find out what your vehicle is worth to us.')}
            action={<Button href="/trade-in">{t('Value your trade-in')}</Button>}
          />
        ) : (
          <SentList label={t('Valuations')} items={valuations.map(itemOf)} />
        )}
      </section>
    </>
  );
};

const Waiting = () => <div className={styles.waiting} aria-hidden="true" />;
