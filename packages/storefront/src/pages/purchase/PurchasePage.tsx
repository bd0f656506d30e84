import { useTexts } from '@dealer/ui/Texts';
import { useLoaderData } from 'react-router';
import { isReservable } from '@dealer/core/card';
import { shownPrice } from '@dealer/core/price';
import { checkoutJourneyPath, pageTitle, searchPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { NotReservable } from '../../reserve/NotReservable.tsx';
import { RunningReservation } from '../../reserve/RunningReservation.tsx';
import { useStoredReservation } from '../../reserve/useStoredReservation.ts';
import { PageState } from '../../page/PageState.tsx';
import { NoVehicle } from '../vehicle/NoVehicle.tsx';
import { Purchase } from './Purchase.tsx';
import type { PurchaseLoaderData } from './page.ts';

const KnownPurchase = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site } = useStorefront();
  const { id, stored, startOver, refresh } = useStoredReservation(vehicle, checkoutJourneyPath(vehicle.slug));
  if (id !== undefined)
    return <RunningReservation key={id} vehicle={vehicle} id={id} stored={stored} onRestart={startOver} />;
  return isReservable(vehicle, site) && shownPrice(vehicle) !== undefined ? (
    <Purchase vehicle={vehicle} onReservedUnpaid={refresh} />
  ) : (
    <NotReservable vehicle={vehicle} />
  );
};

/** Buying a vehicle online: the steps, or the state of this visitor's reservation. */
export const PurchasePage = () => {
  const t = useTexts();
  const data = useLoaderData<PurchaseLoaderData>();
  const { site } = useStorefront();
  if (data.kind === 'vehicle') return <KnownPurchase key={data.vehicle.id} vehicle={data.vehicle} />;
  if (data.kind !== 'none') return <NoVehicle answer={data} />;
  return (
    <>
      <Head title={`${pageTitle('checkoutJourney', site)} | ${site.name}`} noIndex />
      <PageState
        kind="notFound"
        title={t('Which vehicle would you like to buy?')}
        text={t('Choose one, and Buy Online on its page brings you here.')}
        action={{ label: t('See all vehicles'), href: searchPath(site) }}
      />
    </>
  );
};
