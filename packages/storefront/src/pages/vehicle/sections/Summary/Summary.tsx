import { mayHaveWeeklyPayment } from '@dealer/core/finance';
import { priceLine } from '@dealer/core/price';
import type { Site } from '@dealer/core/site';
import { isAvailable, type Vehicle } from '@dealer/core/vehicle';
import { VehicleSummary } from '@dealer/ui/VehicleSummary';
import { useStorefront } from '../../../../boot/storefront.ts';
import { pressed } from '../../pressed.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { VehicleNotices } from '../../VehicleNotices.tsx';
import styles from '../../VehiclePage.module.css';
import { lazyWithPreload } from '../../../../pageStart/later/lazyWithPreload.tsx';
import { ErrorRegion } from '../../../../errors/ErrorRegion.tsx';
import { LazyOnIdle } from '../../../../pageStart/later/LazyOnIdle.tsx';

const VehicleActions = lazyWithPreload(async () => (await import('./VehicleActions.tsx')).VehicleActions);
const VehicleWeekly = lazyWithPreload(async () => (await import('./VehicleActions.tsx')).VehicleWeekly);

/** The kind of price on the road that follows, for its room: the dealer's own drive-away price, or an estimate, which has more lines. */
const roadOf = (vehicle: Vehicle, site: Site): 'own' | 'estimate' | undefined => {
  const line = priceLine(vehicle, site);
  if (vehicle.driveAway === undefined || !isAvailable(vehicle) || line.kind !== 'price') return undefined;
  return vehicle.driveAway.amount === line.amount ? 'own' : 'estimate';
};

/** Name, price and buttons; finance, phone and sharing load after the first view. */
export const Summary = () => {
  const storefront = useStorefront();
  const { site, stores } = storefront;
  const { vehicle, quoted, model, isSaved, now } = usePage(page);
  const hasFinance = mayHaveWeeklyPayment(vehicle, site);
  return (
    <div className={styles.summaryParts} onClickCapture={(event) => pressed(event, vehicle, storefront)}>
      <VehicleSummary
        {...model}
        weekly={
          hasFinance ? (
            // Its line is reserved while it loads.
            <LazyOnIdle part={VehicleWeekly} placeholder={'\u00a0'}>
              <VehicleWeekly vehicle={quoted} now={now} />
            </LazyOnIdle>
          ) : undefined
        }
        notice={model.announcement ? <VehicleNotices announcement={model.announcement} slug={model.slug} /> : undefined}
        saved={isSaved}
        onSave={() => stores.favourites.getState().toggle(vehicle)}
      />
      <div className={styles.actions} data-area="offer" data-quotes={site.finance.liveQuotes}>
        <ErrorRegion name="actions">
          <LazyOnIdle
            part={VehicleActions}
            placeholder={
              <div className={styles.actionsPlaceholder} data-finance={hasFinance} data-road={roadOf(quoted, site)} />
            }
          >
            <VehicleActions vehicle={quoted} title={model.title} now={now} />
          </LazyOnIdle>
        </ErrorRegion>
      </div>
    </div>
  );
};
