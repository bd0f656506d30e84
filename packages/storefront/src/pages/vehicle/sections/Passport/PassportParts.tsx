import { passportModel } from '@dealer/core/vehicle-page';
import type { Site } from '@dealer/core/site';
import type { Vehicle } from '@dealer/core/vehicle';
import { VehiclePassport } from '@dealer/ui/VehiclePassport';
import { useTexts } from '@dealer/ui/Texts';
import { VehicleSection } from '../../VehicleSection.tsx';

/** The passport of a vehicle; nothing where no value of its document counts. */
export const PassportParts = ({ vehicle, site, now }: { vehicle: Vehicle; site: Site; now: number }) => {
  const t = useTexts();
  const model = passportModel(vehicle, site, now);
  return model === undefined ? null : (
    <VehicleSection id="passport" title={t('Vehicle passport')}>
      <VehiclePassport id="passport-parts" model={model} />
    </VehicleSection>
  );
};
