import type { ReactNode } from 'react';
import { pageKey, pageList } from '@dealer/core/page';
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
import { useStorefront } from '../../boot/storefront.ts';
import { afterFirstView } from '../../head/afterFirstView.ts';
import { Head } from '../../head/Head.tsx';
import { later } from '../../region/later.tsx';
import { OnApproach } from '../../region/OnApproach.tsx';
import { Region } from '../../region/Region.tsx';
import { SlotRegion } from '../../region/SlotRegion.tsx';
import { firstParts } from '../../sections/registry/firstParts.ts';
import type { SectionParts } from '../../sections/SectionView.tsx';
import { recordLook } from './recordLook.ts';
import { VehicleContext } from './vehicleContext.ts';
import { VehicleNotices } from './VehicleNotices.tsx';
import { useQuotedVehicle } from '../../finance/vehicleQuote.ts';
import type { VehicleLoaderData } from './vehicleLoader.ts';
import { vehicleAreas, vehicleSectionList } from './vehicleSectionList.ts';
import styles from './VehiclePage.module.css';

const EnquiryDialog = later(async () => (await import('../../enquiry/EnquiryDialog.tsx')).EnquiryDialog);
const NoVehicle = later(async () => (await import('./NoVehicle.tsx')).NoVehicle);
const SoldVehicle = later(async () => (await import('./SoldVehicle.tsx')).SoldVehicle);
const VehicleArea = later(async () => (await import('./VehicleArea.tsx')).VehicleArea);
const VehicleGraph = afterFirstView(async () => (await import('./VehicleGraph.tsx')).VehicleGraph);

/** After the first view: a look that was shorter counts when it ends. */
const viewedAfterMs = 6_000;

/** What holds the room of an area until its sections arrive; the heading is there already for whoever reads by headings. */
const places: Readonly<Record<string, ReactNode>> = {
  body: (
    <div className={styles.detailsPlace}>
      <SectionHeading title="Key information" />
    </div>
  ),
  side: <div className={styles.placePlace} />,
  below: <div className={styles.similarPlace} />,
};

/**
 * Is this section part of the first view, which the page brings along? Without a condition: that is evaluated with the rest. A section of the
 * look's own loads by itself.
 */
const firstPart = ({ section, when }: PageItem, own: SectionParts = {}) =>
  when || ownValue(own, section) ? undefined : ownValue(firstParts, section);

/** The sections of one area in their order: those of the first view at once, the others when they come near. */
const Area = ({ list, name = 'below' }: { list: readonly PageItem[]; name?: string }) => {
  const { sections } = useStorefront().template;
  const items = list.filter(({ area = '' }) => (vehicleAreas.includes(area) ? area : 'below') === name);
  // Neighbours that arrive later arrive together.
  const groups: PageItem[][] = [];
  items.forEach((item, at) => {
    const before = items[at - 1];
    if (before && !firstPart(before, sections) && !firstPart(item, sections)) groups.at(-1)?.push(item);
    else groups.push([item]);
  });
  return groups.map((group) => {
    const [item] = group as [PageItem];
    const First = firstPart(item, sections);
    const key = pageKey(item);
    return First ? (
      <Region key={key} name={`section ${key}`}>
        <First />
      </Region>
    ) : (
      <OnApproach key={key} part={VehicleArea} place={ownValue(places, name)}>
        <VehicleArea name={name} items={group} />
      </OnApproach>
    );
  });
};

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
  const { site, now, stores, events, template } = storefront;
  const [list] = useState(() => pageList(vehicleSectionList, template.pages.vehicle, site.pages.vehicle));
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
    void recordLook(visited, storefront, stop.signal);
    if (visited.carType === 'used')
      events.emit({ kind: 'analytics', id: 4, name: 'used car detail view', carId: visited.id });
    return () => stop.abort();
  }, [storefront, events, visited]);

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
      <SlotRegion
        name="VehicleLayout"
        props={{
          extras: (
            <>
              <Head
                title={model.meta.title}
                description={model.meta.description}
                canonical={site.url + model.meta.canonicalPath}
                {...(model.gallery.pictures[0]
                  ? { image: new URL(model.gallery.pictures[0].large, site.url).href }
                  : {})}
              />
              <Suspense>
                <VehicleGraph vehicle={vehicle} />
              </Suspense>
              {purpose ? (
                <Region name="enquiry">
                  <Suspense>
                    <EnquiryDialog vehicle={vehicle} purpose={purpose} isArrival={location.key === arrival} />
                  </Suspense>
                </Region>
              ) : null}
            </>
          ),
          notices: model.announcement ? <VehicleNotices announcement={model.announcement} slug={model.slug} /> : null,
          breadcrumbs: <Breadcrumbs items={model.breadcrumbs} />,
          instead: model.sold?.onlySimilar ? (
            <Suspense>
              <SoldVehicle title={model.title} />
            </Suspense>
          ) : null,
          gallery: <Area list={list} name="gallery" />,
          summary: <Area list={list} name="summary" />,
          body: <Area list={list} name="body" />,
          side: list.some(({ area }) => area === 'side')
            ? { label: 'Where it is', content: <Area list={list} name="side" /> }
            : null,
          below: <Area list={list} />,
        }}
      />
    </VehicleContext>
  );
};
