import { vehicleCardModel } from '@dealer/core/card';
import { vehiclePlace } from '@dealer/core/detail';
import { vehiclePath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { Facts } from '@dealer/ui/Facts';
import { VehicleMini } from '@dealer/ui/VehicleMini';
import { useState } from 'react';
import { useStorefront } from '../../boot/storefront.ts';
import styles from './Purchase.module.css';

/** What is being bought: enough to know that it is the right one, with a way back to its page. */
export const VehicleStep = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const card = vehicleCardModel(vehicle, site, time);
  const place = vehiclePlace(vehicle, site);
  return (
    <div className={styles.vehicle}>
      <VehicleMini title={card.title} price={card.price} picture={card.picture} placeholder={card.placeholder} />
      <Facts facts={card.facts} />
      <p className={styles.quiet}>
        {[
          vehicle.stockNumber === undefined ? undefined : `Stock number ${vehicle.stockNumber}`,
          place === undefined ? undefined : `at ${place.name}`,
        ]
          .filter((part) => part !== undefined)
          .join(', ')}
      </p>
      <p>
        <a href={vehiclePath(vehicle.slug)}>See everything about this vehicle</a>
      </p>
    </div>
  );
};
