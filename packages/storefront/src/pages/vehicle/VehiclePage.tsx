import { lazy, Suspense, useEffect, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router';
import { useStore } from 'zustand';
import { readEnquiryPurpose } from '@dealer/core/card';
import { vehicleDetailModel } from '@dealer/core/detail';
import type { Vehicle } from '@dealer/core/vehicle';
import { ActionBar } from '@dealer/ui/ActionBar';
import { Breadcrumbs } from '@dealer/ui/Breadcrumbs';
import { DealerComments } from '@dealer/ui/DealerComments';
import { ErrorState } from '@dealer/ui/ErrorState';
import { FeatureList } from '@dealer/ui/FeatureList';
import { Gallery } from '@dealer/ui/Gallery';
import { KeyInformation } from '@dealer/ui/KeyInformation';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { SpecList } from '@dealer/ui/SpecList';
import { VehicleSummary } from '@dealer/ui/VehicleSummary';
import { recordCarView } from '@dealer/api/cars';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { Region } from '../../region/Region.tsx';
import { loadTwice } from '../../region/loadTwice.ts';
import { favouriteOf } from '../../stores/favouriteOf.ts';
import { SimilarVehicles } from './SimilarVehicles.tsx';
import { UnknownVehicle } from './UnknownVehicle.tsx';
import { VehicleNotices } from './VehicleNotices.tsx';
import { VehiclePlace } from './VehiclePlace.tsx';
import type { VehicleLoaderData } from './vehicleLoader.ts';
import styles from './VehiclePage.module.css';

const EnquiryDialog = lazy(async () => ({ default: (await loadTwice(() => import('../../enquiry/EnquiryDialog.tsx'))).EnquiryDialog }));

/** The vehicle's page: everything known of it and one obvious next step (specification section 2, Vehicle detail page). */
export const VehiclePage = () => {
  const data = useLoaderData<VehicleLoaderData>();
  const { revalidate } = useRevalidator();
  if (data.kind === 'unknown') return <UnknownVehicle slug={data.slug} />;
  if (data.kind === 'failed') {
    return (
      <div className={styles.alone}>
        <Head title="This vehicle cannot be shown right now" noIndex />
        <h1 className={styles.hiddenHeading}>This vehicle cannot be shown right now</h1>
        <ErrorState title="We could not load this vehicle" text="The search did not answer. Please try again in a moment." onRetry={() => void revalidate()} />
      </div>
    );
  }
  return <KnownVehicle key={data.vehicle.id} vehicle={data.vehicle} />;
};

const KnownVehicle = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site, now, stores, api, events } = useStorefront();
  const [time] = useState(now);
  const model = vehicleDetailModel(vehicle, site, time);
  const navigate = useNavigate();
  const location = useLocation();
  const purpose = readEnquiryPurpose(new URLSearchParams(location.search).get('enquire'));
  const isSaved = useStore(stores.favourites, ({ favourites }) => favourites.some(({ id }) => id === vehicle.id));

  useEffect(() => {
    const stop = new AbortController();
    void recordCarView(api, { slug: vehicle.slug, photosCount: vehicle.photosCount, websiteId: site.website_id ?? 0, signal: stop.signal });
    if (vehicle.carType === 'used') events.emit({ kind: 'analytics', id: 4, name: 'used car detail view', carId: vehicle.id });
    return () => stop.abort();
  }, [api, events, site, vehicle]);

  /** The dialog is a state of the address: a link opens it, Back closes it. */
  const closeEnquiry = (): void => void navigate(location.pathname, { replace: true, preventScrollReset: true, state: { kind: 'search' } });
  const primary = model.buttons.find((button) => button.emphasis === 'primary');

  return (
    <article className={styles.page}>
      <Head
        title={model.meta.title}
        description={model.meta.description}
        canonical={site.url + model.meta.canonicalPath}
        jsonLd={model.meta.jsonLd}
        {...(model.gallery.pictures[0] ? { image: new URL(model.gallery.pictures[0].large, site.url).href } : {})}
      />
      <VehicleNotices announcement={model.announcement} slug={model.slug} />
      <div className={styles.crumbs}>
        <Breadcrumbs items={model.breadcrumbs} />
      </div>
      <div className={styles.top}>
        <div className={styles.gallery}>
          <Region name="gallery">
            <Gallery {...model.gallery} title={model.title} />
          </Region>
        </div>
        <div className={styles.summary}>
          <VehicleSummary {...model} saved={isSaved} onSave={() => stores.favourites.getState().toggle(favouriteOf(vehicle))} />
        </div>
        <div className={styles.body}>
          <section aria-labelledby="key-information">
            <SectionHeading id="key-information" title="Key information" />
            <KeyInformation items={model.keyInformation} />
          </section>
          {model.features.length > 0 ? (
            <section aria-labelledby="features">
              <SectionHeading id="features" title="Features" />
              <FeatureList features={model.features} />
            </section>
          ) : null}
          <section aria-labelledby="comments">
            <SectionHeading id="comments" title="Dealer Comments" />
            <DealerComments {...model.comments} />
          </section>
          <section aria-labelledby="details">
            <SectionHeading id="details" title={model.specifications.heading} />
            <SpecList items={model.specifications.items} />
          </section>
        </div>
        <aside className={styles.place} aria-label="Where it is">
          <VehiclePlace vehicle={vehicle} location={model.location} />
        </aside>
      </div>
      <Region name="similar vehicles">
        <SimilarVehicles vehicle={vehicle} />
      </Region>
      {primary ? <ActionBar title={model.title} price={model.price} action={{ label: primary.label, href: primary.href }} /> : null}
      {purpose ? (
        <Region name="enquiry">
          <Suspense>
            <EnquiryDialog vehicle={vehicle} purpose={purpose} onClose={closeEnquiry} />
          </Suspense>
        </Region>
      ) : null}
    </article>
  );
};
