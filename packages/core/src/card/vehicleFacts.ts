import { formatKm } from '../format/formatKm.ts';
import type { Site } from '../site/site.ts';
import { carTypeLabel } from '../vehicle/carType.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { VehicleFact } from './cardModel.ts';

/** The requested facts of a vehicle in the requested order; unknown facts are left out. */
export const vehicleFacts = (
  vehicle: Vehicle,
  site: Pick<Site, 'search' | 'phrases'>,
  kinds: readonly VehicleFact['kind'][],
): VehicleFact[] => {
  const facts: VehicleFact[] = [];
  const add = (kind: VehicleFact['kind'], label: string, value: string | undefined): void => {
    if (value !== undefined) facts.push({ kind, label, value });
  };
  for (const kind of kinds) {
    switch (kind) {
      case 'condition':
        add(kind, 'Condition', carTypeLabel(vehicle.carType, site));
        break;
      case 'transmission':
        add(kind, 'Transmission', vehicle.transmission);
        break;
      case 'km':
        add(kind, 'Kilometres', vehicle.odometerKm === undefined ? undefined : formatKm(vehicle.odometerKm));
        break;
      case 'fuel':
        add(kind, 'Fuel', vehicle.fuel);
        break;
      case 'year':
        add(kind, 'Year', vehicle.year === undefined ? undefined : String(vehicle.year));
        break;
      case 'body':
        add(kind, 'Body', vehicle.body);
        break;
    }
  }
  return facts;
};
