import { ActionBar } from '@dealer/ui/ActionBar';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';
import { later } from '../../region/later.tsx';
import { WhenCalm } from '../../region/WhenCalm.tsx';

const VehicleSticky = later(async () => (await import('./VehicleSticky.tsx')).VehicleSticky);

/** The price and the main button, within reach. */
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
      <WhenCalm part={VehicleSticky}>
        <VehicleSticky vehicle={quoted} now={now} />
      </WhenCalm>
    </ActionBar>
  );
};
