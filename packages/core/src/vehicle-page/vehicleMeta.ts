import { platformRoutes } from '../card/vehicleRoutes.ts';
import { formatKm } from '../format/formatKm.ts';
import { truncate } from '../format/truncate.ts';
import { priceLine } from '../price/priceLine.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';
import type { VehicleTopModel } from './detailModel.ts';

/** Number of characters that search results show of a description. */
const descriptionLength = 160;

const priceText = (vehicle: Vehicle, site: Site): string | undefined => {
  if (vehicle.kind === 'sold') return 'sold';
  const line = priceLine(vehicle, site);
  switch (line.kind) {
    case 'price':
      return `${line.text} ${line.priceType.toLowerCase()}`;
    case 'subscription':
      return line.spoken;
    case 'preorder':
      return 'pre-order';
    case 'noPrice':
      return undefined;
  }
};

/** The head of a vehicle page: title, description and canonical path. */
export const vehicleMeta = (vehicle: Vehicle, site: Site, routes = platformRoutes): VehicleTopModel['meta'] => {
  const { title } = vehicleTitle(vehicle);
  const facts = [
    priceText(vehicle, site),
    vehicle.odometerKm === undefined ? undefined : formatKm(vehicle.odometerKm),
    vehicle.transmission?.toLowerCase(),
    vehicle.fuel?.toLowerCase(),
    vehicle.body,
  ].filter((fact) => fact !== undefined && fact !== '');
  const yard = vehicle.location.city ?? vehicle.location.name;
  const description =
    `${[title, ...facts].join(', ')}. At ${site.name}${yard === undefined ? '' : `, ${yard}`}.`.replaceAll(
      '\u00a0',
      ' ',
    );
  return {
    title: `${title} | ${site.name}`,
    description: truncate(description, descriptionLength, descriptionLength - 3),
    canonicalPath: routes.vehicle(vehicle),
  };
};
