import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { type PageItem, pageKey, pageList } from '@dealer/core/page';
import { ownValue } from '@dealer/core/data';
import { useTexts } from '@dealer/ui/Texts';
import { useLoaderData } from 'react-router';
import { useStore } from 'zustand';
import { readEnquiryPurpose } from '@dealer/core/card';
import { vehicleTopModel } from '@dealer/core/vehicle-page';
import type { Vehicle } from '@dealer/core/vehicle';
import { Breadcrumbs } from '@dealer/ui/Breadcrumbs';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { LazyOnIdle } from '../../pageStart/later/LazyOnIdle.tsx';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../pageStart/later/LazyOnVisible.tsx';
import { onIdleAfterPaint } from '../../pageStart/later/onIdleAfterPaint.ts';
import { useLocationNow } from '../../browser/useLocationNow.ts';
import { ErrorRegion } from '../../errors/ErrorRegion.tsx';
import { SlotWithFallback } from '../../slots/SlotWithFallback.tsx';
import type { SectionParts } from '../../sections/SectionView.tsx';
import { backToResults } from './backToResults.ts';
import { recordLook } from './recordLook.ts';
import type { Page } from '../../page/definePage.ts';
import { PageProvider } from '../../page/usePage.tsx';
import { firstParts } from './firstParts.ts';
import { useQuotedVehicle } from '../../finance/vehicleQuote.ts';
import type { VehicleLoaderData } from './vehicleLoader.ts';
import { page } from './page.ts';
import styles from './VehiclePage.module.css';

const EnquiryDialog = lazyWithPreload(async () => (await import('./EnquiryDialog.tsx')).EnquiryDialog);
const NoVehicle = lazyWithPreload(async () => (await import('./NoVehicle.tsx')).NoVehicle);
const SoldVehicle = lazyWithPreload(async () => (await import('./SoldVehicle.tsx')).SoldVehicle);
const VehicleArea = lazyWithPreload(async () => (await import('./VehicleArea.tsx')).VehicleArea);
const VehicleStructuredData = lazyWithPreload(
  async () => (await import('./VehicleStructuredData.tsx')).VehicleStructuredData,
);

// Not by `usePageAreas`, whose code the first view does without.
const { list: usual = [], areas = [] }: Page = page;

/** Placeholder of an area until its sections load; its heading is already there for navigation by headings. */
const placeholders: Readonly<Record<string, ReactNode>> = {
  lead: (
    <div className={styles.leadPlaceholder}>
      <SectionHeading title="Key information" />
    </div>
  ),
  body: <div className={styles.detailsPlaceholder} />,
  below: <div className={styles.similarPlaceholder} />,
};

/**
 * Whether the section is part of the first view, whose code comes with the page. Sections with a condition are evaluated with the rest; own
 * sections of a look load separately.
 */
const firstPart = ({ section, when }: PageItem, own: SectionParts = {}) =>
  when || ownValue(own, section) ? undefined : ownValue(firstParts, section);

/** The sections of one area in order: those of the first view immediately, the others when they come near the viewport. */
const Area = ({ list, name = 'below' }: { list: readonly PageItem[]; name?: string }) => {
  const { sections } = useStorefront().template;
  const items = list.filter(({ area = '' }) => (areas.includes(area) ? area : 'below') === name);
  // Adjacent lazy sections load together.
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
      <ErrorRegion key={key} name={`section ${key}`}>
        <First />
      </ErrorRegion>
    ) : (
      <LazyOnVisible key={key} part={VehicleArea} placeholder={ownValue(placeholders, name)}>
        <VehicleArea name={name} items={group} />
      </LazyOnVisible>
    );
  });
};

/** The vehicle page: all details and one primary action. */
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

/** The enquiry that the address names. */
const Enquiry = ({ vehicle }: { vehicle: Vehicle }) => {
  const { key, search } = useLocationNow();
  const [arrival] = useState(key);
  const purpose = readEnquiryPurpose(new URLSearchParams(search).get('enquire'));
  return purpose ? (
    <ErrorRegion name="enquiry">
      <Suspense>
        <EnquiryDialog vehicle={vehicle} purpose={purpose} isArrival={key === arrival} />
      </Suspense>
    </ErrorRegion>
  ) : null;
};

const KnownVehicle = ({ vehicle }: { vehicle: Vehicle }) => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site, now, stores, events, template } = storefront;
  const [list] = useState(() => pageList(usual, template.pages.vehicle, site.pages['vehicle']));
  const [time] = useState(now);
  // A revalidated vehicle is a new object of the same visit.
  const [visited] = useState(vehicle);
  const isSaved = useStore(stores.favourites, ({ favourites }) => favourites.some(({ id }) => id === vehicle.id));
  // A later quote and the visitor's state only change figures; the layout and the buttons stay.
  const quoted = useQuotedVehicle(vehicle);
  const model = vehicleTopModel({ ...vehicle, driveAway: quoted.driveAway }, site, time, { isSaved });

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
    const cancel = onIdleAfterPaint(remember);
    return () => {
      cancel();
      // Visits that end before the browser is idle count too.
      remember();
    };
  }, [storefront, vehicle]);

  return (
    <PageProvider page={page} data={{ vehicle, quoted, model, isSaved, now: time }}>
      <SlotWithFallback
        name="VehicleLayout"
        props={{
          extras: (
            <>
              <Head
                title={model.meta.title}
                description={model.meta.description}
                canonical={site.url + model.meta.canonicalPath}
                type="product"
                {...(model.gallery.pictures[0]
                  ? { image: new URL(model.gallery.pictures[0].large, site.url).href }
                  : {})}
              />
              <LazyOnIdle part={VehicleStructuredData} isSilent>
                <VehicleStructuredData vehicle={vehicle} />
              </LazyOnIdle>
              <Enquiry vehicle={vehicle} />
            </>
          ),
          breadcrumbs: (
            <Breadcrumbs
              items={model.breadcrumbs}
              back={{ label: t('Results'), href: model.breadcrumbs.at(-2)?.href ?? '/search', onClick: backToResults }}
            />
          ),
          instead: model.sold?.onlySimilar ? (
            <Suspense>
              <SoldVehicle title={model.title} />
            </Suspense>
          ) : null,
          gallery: <Area list={list} name="gallery" />,
          summary: <Area list={list} name="summary" />,
          side: list.some(({ area }) => area === 'side')
            ? { label: t('More about this vehicle'), content: <Area list={list} name="side" /> }
            : null,
          lead: <Area list={list} name="lead" />,
          body: <Area list={list} name="body" />,
          below: <Area list={list} />,
        }}
      />
    </PageProvider>
  );
};
