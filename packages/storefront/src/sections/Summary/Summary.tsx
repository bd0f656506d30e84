import { mayShowFinance } from '@dealer/core/finance';
import { VehicleSummary } from '@dealer/ui/VehicleSummary';
import { useStorefront } from '../../boot/storefront.ts';
import { pressed } from '../../pages/vehicle/pressed.ts';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';
import styles from '../../pages/vehicle/VehiclePage.module.css';
import { later } from '../../region/later.tsx';
import { Region } from '../../region/Region.tsx';
import { WhenCalm } from '../../region/WhenCalm.tsx';

const VehicleActions = later(async () => (await import('./VehicleActions.tsx')).VehicleActions);
const VehicleWeekly = later(async () => (await import('./VehicleActions.tsx')).VehicleWeekly);

/** Name, price and buttons; finance, phone and sharing arrive after the first view. */
export const Summary = () => {
  const storefront = useStorefront();
  const { site, stores } = storefront;
  const { vehicle, quoted, model, isSaved, now } = usePageVehicle();
  const hasFinance = mayShowFinance(vehicle, site);
  return (
    <div className={styles.summaryParts} onClickCapture={(event) => pressed(event, vehicle, storefront)}>
      <VehicleSummary
        {...model}
        weekly={
          hasFinance ? (
            <WhenCalm part={VehicleWeekly}>
              <VehicleWeekly vehicle={quoted} now={now} />
            </WhenCalm>
          ) : undefined
        }
        saved={isSaved}
        onSave={() => stores.favourites.getState().toggle(vehicle)}
      />
      <div className={styles.actions} data-finance={hasFinance} data-quotes={site.finance.liveQuotes}>
        <Region name="actions">
          <WhenCalm part={VehicleActions}>
            <VehicleActions vehicle={quoted} title={model.title} now={now} />
          </WhenCalm>
        </Region>
      </div>
    </div>
  );
};
