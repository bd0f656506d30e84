import { Suspense, useEffect, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { readEnquiryPurpose } from '@dealer/core/card';
import { vehicleTopModel } from '@dealer/core/detail';
import type { Vehicle } from '@dealer/core/vehicle';
import { ActionBar } from '@dealer/ui/ActionBar';
import { Breadcrumbs } from '@dealer/ui/Breadcrumbs';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { VehicleSummary } from '@dealer/ui/VehicleSummary';
import { mayShowFinance } from '@dealer/core/finance';
import { recordCarView } from '@dealer/api/cars';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { later } from '../../region/later.tsx';
import { OnApproach } from '../../region/OnApproach.tsx';
import { Region } from '../../region/Region.tsx';
import { VehicleGallery } from './VehicleGallery.tsx';
import { VehicleNotices } from './VehicleNotices.tsx';
import { WhenCalm } from '../../region/WhenCalm.tsx';
import { useQuotedVehicle } from '../../finance/vehicleQuote.ts';
import { pressed } from './pressed.ts';
import type { VehicleLoaderData } from './vehicleLoader.ts';
import styles from './VehiclePage.module.css';

const EnquiryDialog = later(async () => (await import('../../enquiry/EnquiryDialog.tsx')).EnquiryDialog);
const NoVehicle = later(async () => (await import('./NoVehicle.tsx')).NoVehicle);
const SoldVehicle = later(async () => (await import('./SoldVehicle.tsx')).SoldVehicle);
const VehicleActions = later(async () => (await import('./VehicleActions.tsx')).VehicleActions);
const VehicleWeekly = later(async () => (await import('./VehicleActions.tsx')).VehicleWeekly);
const VehicleSticky = later(async () => (await import('./VehicleSticky.tsx')).VehicleSticky);
const VehicleDetails = later(async () => (await import('./VehicleDetails.tsx')).VehicleDetails);
const VehiclePlace = later(async () => (await import('./VehiclePlace.tsx')).VehiclePlace);
const SimilarVehicles = later(async () => (await import('./SimilarVehicles.tsx')).SimilarVehicles);
const RecentlyViewed = later(async () => (await import('../../widgets/RecentlyViewed.tsx')).RecentlyViewed);
/** Machines wait for what people do not need: it comes after the first view, untouched or not. */
const VehicleMachines = later(() =>
  new Promise((rested) => setTimeout(rested, 3_200)).then(
    async () => (await import('./VehicleMachines.tsx')).VehicleMachines,
  ),
);

/** After the first view: a look that was shorter counts when it ends. */
const viewedAfterMs = 6_000;

/** Stands where the details come: their first heading, for whoever reads by headings, and their room. */
const VehicleDetailsPlace = () => (
  <div className={styles.detailsPlace}>
    <SectionHeading title="Key information" />
  </div>
);

/** The vehicle's page: everything known of it and one obvious next step (specification section 2, Vehicle detail page). */
export const VehiclePage = () => {
  const data = useLoaderData<VehicleLoaderData>();
  if (data.kind !== 'vehicle') {
    return (
      <Suspense>
        <NoVehicle answer={data} />
      </Suspense>
    );
  }
  return <KnownVehicle key={data.vehicle.id} vehicle={data.vehicle} />;
};

const KnownVehicle = ({ vehicle }: { vehicle: Vehicle }) => {
  const storefront = useStorefront();
  const { site, now, stores, api, events } = storefront;
  const [time] = useState(now);
  // A revalidated vehicle is a new object; the visit is still the same one.
  const [visited] = useState(vehicle);
  const location = useLocation();
  const [arrival] = useState(location.key);
  const purpose = readEnquiryPurpose(new URLSearchParams(location.search).get('enquire'));
  const isSaved = useStore(stores.favourites, ({ favourites }) => favourites.some(({ id }) => id === vehicle.id));
  const model = vehicleTopModel(vehicle, site, time, { isSaved });
  // A quote that comes later changes figures and nothing else: what was offered stays where it is.
  const quoted = useQuotedVehicle(vehicle);
  const hasFinance = mayShowFinance(vehicle, site);

  useEffect(() => {
    const stop = new AbortController();
    void recordCarView(api, {
      slug: visited.slug,
      photosCount: visited.photosCount,
      websiteId: site.website_id ?? 0,
      signal: stop.signal,
    });
    if (visited.carType === 'used')
      events.emit({ kind: 'analytics', id: 4, name: 'used car detail view', carId: visited.id });
    return () => stop.abort();
  }, [api, events, site, visited]);

  useEffect(() => {
    const remember = (): void =>
      void import('../../stores/viewedCars.ts').then(
        ({ viewedCars }) => viewedCars(storefront).getState().remember(vehicle),
        () => undefined,
      );
    const timer = setTimeout(remember, viewedAfterMs);
    return () => {
      clearTimeout(timer);
      remember();
    };
  }, [storefront, vehicle]);

  const primary = model.buttons.find((button) => button.emphasis === 'primary');

  return (
    <article className={styles.page}>
      <Head
        title={model.meta.title}
        description={model.meta.description}
        canonical={site.url + model.meta.canonicalPath}
        {...(model.gallery.pictures[0] ? { image: new URL(model.gallery.pictures[0].large, site.url).href } : {})}
      />
      <Suspense>
        <VehicleMachines vehicle={vehicle} />
      </Suspense>
      {model.announcement ? <VehicleNotices announcement={model.announcement} slug={model.slug} /> : null}
      <div className={styles.crumbs}>
        <Breadcrumbs items={model.breadcrumbs} />
      </div>
      {model.sold?.onlySimilar ? (
        <Suspense>
          <SoldVehicle title={model.title} />
        </Suspense>
      ) : (
        <div className={styles.top}>
          <div className={styles.gallery}>
            <Region name="gallery">
              <VehicleGallery vehicle={vehicle} gallery={model.gallery} title={model.title} />
            </Region>
          </div>
          <div className={styles.summary} onClickCapture={(event) => pressed(event, vehicle, storefront)}>
            <VehicleSummary
              {...model}
              weekly={
                hasFinance ? (
                  <WhenCalm part={VehicleWeekly}>
                    <VehicleWeekly vehicle={quoted} now={time} />
                  </WhenCalm>
                ) : undefined
              }
              saved={isSaved}
              onSave={() => stores.favourites.getState().toggle(vehicle)}
            />
            <div className={styles.actions} data-finance={hasFinance} data-quotes={site.finance.liveQuotes}>
              <Region name="actions">
                <WhenCalm part={VehicleActions}>
                  <VehicleActions vehicle={quoted} title={model.title} now={time} />
                </WhenCalm>
              </Region>
            </div>
          </div>
          <div className={styles.body}>
            <OnApproach part={VehicleDetails} place={<VehicleDetailsPlace />}>
              <VehicleDetails vehicle={quoted} now={time} />
            </OnApproach>
          </div>
          <aside className={styles.place} aria-label="Where it is">
            <OnApproach part={VehiclePlace} place={<div className={styles.placePlace} />}>
              <VehiclePlace vehicle={vehicle} />
            </OnApproach>
          </aside>
        </div>
      )}
      <Region name="similar vehicles">
        <OnApproach part={SimilarVehicles} place={<div className={styles.similarPlace} />}>
          <SimilarVehicles vehicle={vehicle} />
        </OnApproach>
      </Region>
      <Region name="recently viewed">
        <OnApproach part={RecentlyViewed} place={null}>
          <RecentlyViewed except={vehicle.id} />
        </OnApproach>
      </Region>
      <Region name="sticky">
        {model.sold ? null : (
          <ActionBar
            title={model.title}
            price={model.price}
            action={primary}
            everywhere={site.detail.stickyVariant === 'bottom-bar'}
          >
            <WhenCalm part={VehicleSticky}>
              <VehicleSticky vehicle={quoted} now={time} />
            </WhenCalm>
          </ActionBar>
        )}
      </Region>
      {purpose ? (
        <Region name="enquiry">
          <Suspense>
            <EnquiryDialog vehicle={vehicle} purpose={purpose} isArrival={location.key === arrival} />
          </Suspense>
        </Region>
      ) : null}
    </article>
  );
};
