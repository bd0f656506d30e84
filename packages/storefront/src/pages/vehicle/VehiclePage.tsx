import type { ReactNode } from 'react';
import { pageKey } from '@dealer/core/page';
import type { PageItem } from '@dealer/core/page';
import { ownValue } from '@dealer/core/record';
import { Suspense, useEffect, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { readEnquiryPurpose } from '@dealer/core/card';
import { vehicleTopModel } from '@dealer/core/detail';
import type { Vehicle } from '@dealer/core/vehicle';
import { Breadcrumbs } from '@dealer/ui/Breadcrumbs';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { recordCarView } from '@dealer/api/cars';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { later } from '../../region/later.tsx';
import { OnApproach } from '../../region/OnApproach.tsx';
import { Region } from '../../region/Region.tsx';
import { firstParts } from '../../sections/registry/firstParts.ts';
import { VehicleContext } from './vehicleContext.ts';
import { VehicleNotices } from './VehicleNotices.tsx';
import { useQuotedVehicle } from '../../finance/vehicleQuote.ts';
import type { VehicleLoaderData } from './vehicleLoader.ts';
import styles from './VehiclePage.module.css';

const EnquiryDialog = later(async () => (await import('../../enquiry/EnquiryDialog.tsx')).EnquiryDialog);
const NoVehicle = later(async () => (await import('./NoVehicle.tsx')).NoVehicle);
const SoldVehicle = later(async () => (await import('./SoldVehicle.tsx')).SoldVehicle);
const VehicleArea = later(async () => (await import('./VehicleArea.tsx')).VehicleArea);
/** Machines wait for what people do not need: it comes after the first view, untouched or not. */
const VehicleMachines = later(() =>
  new Promise((rested) => setTimeout(rested, 3_200)).then(
    async () => (await import('./VehicleMachines.tsx')).VehicleMachines,
  ),
);

/** After the first view: a look that was shorter counts when it ends. */
const viewedAfterMs = 6_000;

/** What the first view of a vehicle's page has where its look has no list; the rest of the list comes with the rest of the page. */
const firstView: readonly PageItem[] = [
  { section: 'gallery', area: 'gallery' },
  { section: 'summary', area: 'summary' },
  { section: 'stickyBar' },
];

/** The sections of one area: those of the first view at once, then the others when they come near. */
const Area = ({ name, place = null }: { name?: string; place?: ReactNode }) => {
  const own = useStorefront().template.pages.vehicle;
  const items = (own ?? firstView).filter(({ area }) => area === name);
  const others = items.filter(({ section, when }) => when || !ownValue(firstParts, section));
  return (
    <>
      {items.map((item) => {
        const First = others.includes(item) ? undefined : ownValue(firstParts, item.section);
        return First ? (
          <Region key={pageKey(item)} name={`section ${pageKey(item)}`}>
            <First />
          </Region>
        ) : null;
      })}
      {(own ? others.length > 0 : place) ? (
        <OnApproach part={VehicleArea} place={place}>
          <VehicleArea name={name} items={own && others} />
        </OnApproach>
      ) : null}
    </>
  );
};

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

  return (
    <VehicleContext value={{ vehicle, quoted, model, isSaved, now: time }}>
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
              <Area name="gallery" />
            </div>
            <div className={styles.summary}>
              <Area name="summary" />
            </div>
            <div className={styles.body}>
              <Area name="body" place={<VehicleDetailsPlace />} />
            </div>
            <aside className={styles.place} aria-label="Where it is">
              <Area name="side" place={<div className={styles.placePlace} />} />
            </aside>
          </div>
        )}
        <Area place={<div className={styles.similarPlace} />} />
        {purpose ? (
          <Region name="enquiry">
            <Suspense>
              <EnquiryDialog vehicle={vehicle} purpose={purpose} isArrival={location.key === arrival} />
            </Suspense>
          </Region>
        ) : null}
      </article>
    </VehicleContext>
  );
};
