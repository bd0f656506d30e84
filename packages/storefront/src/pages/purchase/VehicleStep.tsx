import { vehicleCardModel } from '@dealer/core/card';
import { vehicleLocation } from '@dealer/core/vehicle-page';
import { vehiclePath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { Facts } from '@dealer/ui/Facts';
import { VehicleMini } from '@dealer/ui/VehicleMini';
import { useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import styles from './Purchase.module.css';

/** A summary of the vehicle with a link back to its page. */
export const VehicleStep = ({ vehicle }: { vehicle: Vehicle }) => {
  const t = useTexts();
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const card = vehicleCardModel(vehicle, site, time);
  const yard = vehicleLocation(vehicle, site);
  return (
    <div className={styles.vehicle}>
      <VehicleMini title={card.title} price={card.price} picture={card.picture} placeholder={card.placeholder} />
      <Facts facts={card.facts} />
      <p className={styles.quiet}>
        {[
          vehicle.stockNumber === undefined ? undefined : `Stock number ${vehicle.stockNumber}`,
          yard === undefined ? undefined : `at ${yard.name}`,
        ]
          .filter((part) => part !== undefined)
          .join(', ')}
      </p>
      <p>
        <a href={vehiclePath(vehicle.slug)}>{t('See everything about this vehicle')}</a>
      </p>
    </div>
  );
};
