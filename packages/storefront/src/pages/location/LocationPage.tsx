import { useState } from 'react';
import { useParams } from 'react-router';
import { mapEmbedHref } from '@dealer/core/detail';
import { locationCardModel, locationKind, locationsAtPlace, ratingWords } from '@dealer/core/locations';
import { telHref } from '@dealer/core/phone';
import { locationPath } from '@dealer/core/routes';
import { LocationDetail } from '@dealer/ui/LocationDetail';
import { PlaceMap } from '@dealer/ui/PlaceMap';
import { useStorefront } from '../../boot/storefront.ts';
import { EnquiryPanel } from '../../enquiry/EnquiryPanel.tsx';
import { Head } from '../../head/Head.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { useOverlay } from '../../widgets/useOverlay.ts';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import styles from './LocationPage.module.css';

const talk = { form: 'general', messageLabel: 'How can we help?' } as const;

/** What people come to each counter for. */
const forms = {
  sales: talk,
  service: { form: 'service', messageLabel: 'What needs doing?', submitLabel: 'Request Booking' },
  parts: { form: 'parts', messageLabel: 'Which part or accessory?' },
  '': talk,
} as const;

/** A location: where, when, how to reach it, and a form that goes there (row 2.R25), under each of its three addresses. */
export const LocationPage = () => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const { slug = '' } = useParams();
  const holidays = useOverlay('holidays');
  const location = site.locations.find((one) => one.visible && one.slug === slug.toLowerCase());
  if (location === undefined) return <NotFoundPage />;
  const card = locationCardModel(location, site, time);
  const form = forms[location.location_type];
  const numbers = [card.phone, card.landline].flatMap((number) =>
    number === undefined ? [] : [{ label: number, href: telHref(number) ?? `tel:${number}` }],
  );
  const counters = locationsAtPlace(location, site.locations);
  const formTitle = form.form === 'service' ? `Book a service at ${location.name}` : `Write to ${location.name}`;
  return (
    <PageFrame title={location.name} {...(card.kind === undefined ? {} : { text: card.kind })}>
      <Head
        title={`${location.name} | ${site.name}`}
        description={`${location.name}: address, phone and opening hours.`}
        canonical={site.url + locationPath(location.slug, site)}
      />
      <LocationDetail
        name={card.name}
        address={card.address}
        phones={numbers}
        {...(card.openNow.kind === 'unknown' ? {} : { openText: card.openNow.text })}
        hours={card.hours}
        specialHours={card.specialHours}
        holidays={holidays}
        {...(card.rating === undefined ? {} : { rating: ratingWords(card.rating) })}
        licences={card.licences}
        directionsHref={card.directionsHref}
        {...(card.stock === undefined ? {} : { stock: card.stock })}
        selector={counters.map((one) => ({
          label: locationKind(one) ?? one.name,
          href: locationPath(one.slug, site),
          current: one.id === location.id,
        }))}
        map={
          <PlaceMap
            key={location.id}
            name={card.name}
            embedHref={mapEmbedHref(
              [card.name, card.address, site.country === 'NZ' ? 'New Zealand' : 'Australia'].join(', '),
            )}
          />
        }
      />
      <section className={styles.form} aria-labelledby="location-form">
        <h2 id="location-form" className={styles.title}>
          {formTitle}
        </h2>
        <EnquiryPanel key={location.id} label={formTitle} {...form} place={location} />
      </section>
    </PageFrame>
  );
};
