import { useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useLoaderData, useRevalidator } from 'react-router';
import { vehicleBodyModel, vehicleLocation, vehicleTopModel } from '@dealer/core/vehicle-page';
import { sellingYard } from '@dealer/core/contact';
import { financeBox } from '@dealer/core/finance';
import { businessDay } from '@dealer/core/format';
import { statements, statementsFor } from '@dealer/core/law';
import { passportRows } from '@dealer/core/vehicle-page';
import { searchPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { PrintSheet } from '@dealer/ui/PrintSheet';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { ErrorNotice } from '../../errors/ErrorNotice.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageState } from '../../page/PageState.tsx';
import type { VehicleLoaderData } from '../vehicle/vehicleLoader.ts';

/** Number of features that fit on one sheet. */
const sheetFeatures = 24;
const sheetFeaturesWithPassport = 12;

const Sheet = ({ vehicle }: { vehicle: Vehicle }) => {
  const t = useTexts();
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const top = vehicleTopModel(vehicle, site, time);
  const body = vehicleBodyModel(vehicle, site, time);
  const yard = vehicleLocation(vehicle, site);
  const picture = top.gallery.pictures[0];
  const stated = statementsFor('print', statements(vehicle, sellingYard(vehicle, site), site, time), 'page');
  const day = businessDay(time, site.timezone).split('-').reverse().join('/');
  const price = top.sold
    ? { text: top.sold.notice }
    : top.price.kind === 'price'
      ? { text: top.price.text, type: top.price.priceType, onRoad: top.price.onRoad }
      : top.price.kind === 'subscription'
        ? { text: top.price.text, type: `${top.price.suffix} ${top.price.label}` }
        : { text: top.price.text };
  return (
    <>
      <Head
        title={t('Print: {title}', { title: top.meta.title })}
        canonical={site.url + top.meta.canonicalPath}
        noIndex
      />
      <PrintSheet
        title={top.title}
        picture={picture && { src: picture.large, alt: picture.alt }}
        price={price}
        finance={financeBox(vehicle, site, time)}
        facts={[...top.icons, ...body.keyInformation]}
        passport={passportRows(vehicle, site, time).flatMap(([label, value]) =>
          value === undefined ? [] : [{ label, value }],
        )}
        features={body.features.slice(0, vehicle.passport === undefined ? sheetFeatures : sheetFeaturesWithPassport)}
        dealer={{
          name: site.name,
          address: yard && [yard.name, yard.address].filter((part) => part !== undefined).join(', '),
          phone: yard?.phone,
        }}
        address={site.url + top.meta.canonicalPath}
        notes={[`Printed on ${day}. Price and availability may have changed since.`, ...stated.map(({ text }) => text)]}
        onPrint={() => window.print()}
      />
    </>
  );
};

/** The printable page of a vehicle, opened in a new tab. */
export const PrintPage = () => {
  const t = useTexts();
  const data = useLoaderData<VehicleLoaderData>();
  const { site } = useStorefront();
  const { revalidate } = useRevalidator();
  switch (data.kind) {
    case 'vehicle':
      return <Sheet vehicle={data.vehicle} />;
    case 'unknown':
      return (
        <>
          <Head title={t('Nothing to print | {name}', { name: site.name })} noIndex />
          <PageState
            kind="notFound"
            title={t('We could not find that vehicle to print')}
            text={t('It may have been sold, or the address may have a typo.')}
            action={{ label: t('See all vehicles'), href: searchPath(site) }}
          />
        </>
      );
    case 'failed':
      return (
        <PageFrame title={t('This vehicle cannot be printed right now')}>
          <Head title={t('This vehicle cannot be printed right now | {name}', { name: site.name })} noIndex />
          <ErrorNotice
            title={t('We could not load this vehicle')}
            text={t('The search did not answer. Please try again in a moment.')}
            onRetry={() => void revalidate()}
          />
        </PageFrame>
      );
  }
};
