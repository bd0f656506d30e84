import { useReducer } from 'react';
import { fuelCalculator, fuelDefaults, fuelModel, roadUserCharges } from '@dealer/core/vehicle-page';
import type { Vehicle } from '@dealer/core/vehicle';
import { FuelCalculator } from '@dealer/ui/FuelCalculator';
import { useStorefront } from '../../../../boot/storefront.ts';

/** What the fuel of a vehicle costs; the default is the catalogue's consumption. */
export const VehicleFuel = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site } = useStorefront();
  const [state, act] = useReducer(fuelCalculator, vehicle, (car) => ({ use: fuelDefaults(car, site), drafts: {} }));
  return <FuelCalculator id="fuel" model={fuelModel(state, site, roadUserCharges(vehicle, site))} onAction={act} />;
};
