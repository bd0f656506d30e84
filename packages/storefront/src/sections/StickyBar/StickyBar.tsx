import { ActionBar } from '@dealer/ui/ActionBar';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';
import { lazyWithPreload } from '../../lazy/lazyWithPreload.tsx';
import { LazyOnIdle } from '../../lazy/LazyOnIdle.tsx';

const VehicleSticky = lazyWithPreload(async () => (await import('./VehicleSticky.tsx')).VehicleSticky);

/** A bar with the price and the main button. */
export const StickyBar = () => {
  const { site } = useStorefront();
  const { quoted, model, now } = usePageVehicle();
  return model.sold ? null : (
    <ActionBar
      title={model.title}
      price={model.price}
      action={model.buttons.find(({ emphasis }) => emphasis === 'primary')}
      everywhere={site.detail.stickyVariant === 'bottom-bar'}
    >
      <LazyOnIdle part={VehicleSticky}>
        <VehicleSticky vehicle={quoted} now={now} />
      </LazyOnIdle>
    </ActionBar>
  );
};
