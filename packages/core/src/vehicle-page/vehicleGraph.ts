import type { AutoDealer, Car, Motorcycle, Vehicle as VehicleNode } from 'schema-dts';
import { platformRoutes } from '../card/vehicleRoutes.ts';
import { vehiclePicture } from '../vehicle/vehiclePicture.ts';
import { locationNode } from '../contact/locationGraph.ts';
import { sellingYard } from '../contact/sellingYard.ts';
import { breadcrumbGraph } from '../head/breadcrumbGraph.ts';
import { dealerId } from '../head/organisationGraph.ts';
import { priceLine } from '../price/priceLine.ts';
import { shownPrice } from '../price/shownPrice.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vinOf } from '../vehicle/vehicleNumbers.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';
import { absoluteAddress } from '../routes/absoluteAddress.ts';
import { vehicleBreadcrumbs } from './vehicleBreadcrumbs.ts';
import { vehiclePhone } from '../contact/vehiclePhone.ts';

const availabilities = {
  inStock: 'https://schema.org/InStock',
  comingSoon: 'https://schema.org/PreOrder',
  sold: 'https://schema.org/SoldOut',
} as const satisfies Record<Vehicle['kind'], string>;

/** The schema.org type: Car, Motorcycle, or Vehicle for trucks and caravans. */
const typeOf = (vehicle: Vehicle): 'Car' | 'Motorcycle' | 'Vehicle' => {
  const kind = vehicle.itemType?.toLowerCase();
  if (kind === 'motorcycle') return 'Motorcycle';
  return kind === 'truck' || kind === 'caravan' ? 'Vehicle' : 'Car';
};

/** The price with its type, and the price on the road where that is the site's price basis (decision H4). */
const priceSpecification = (vehicle: Vehicle, site: Site) => {
  const line = priceLine(vehicle, site);
  if (line.kind !== 'price') return undefined;
  const priceCurrency = site.country === 'NZ' ? 'NZD' : 'AUD';
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
  const stated = {
    '@type': 'PriceSpecification' as const,
    name: plain(line.priceType),
    price: line.amount,
    priceCurrency,
  };
  if (line.onRoad === undefined) return stated;
  return [
    stated,
    {
      '@type': 'PriceSpecification' as const,
      name: plain(line.onRoad),
      price: vehicle.driveAway?.isFrom === true ? undefined : vehicle.driveAway?.amount,
      minPrice: vehicle.driveAway?.isFrom === true ? vehicle.driveAway.amount : undefined,
      priceCurrency,
    },
  ];
};

/**
 * The JSON-LD of a vehicle page in schema.org terms: the vehicle with its offer, the breadcrumbs and the yard that sells it. The offer is left out
 * when the page shows no price.
 *
 * @example vehicleGraph(car, site)['@graph'][0]['@type'] // => 'Car'
 */
export const vehicleGraph = (vehicle: Vehicle, site: Site, routes = platformRoutes) => {
  const url = absoluteAddress(routes.vehicle(vehicle), site);
  const price = shownPrice(vehicle);
  const engine = vehicle.engine ?? (vehicle.engineLitres === undefined ? undefined : `${vehicle.engineLitres} L`);
  const yard = sellingYard(vehicle, site);
  // The yard with its own address and phone; of the dealer, where the yard is not known, neither.
  const node = yard && locationNode(yard, site);
  const seller = {
    '@type': 'AutoDealer',
    '@id': node?.['@id'] ?? dealerId(site),
    name: node?.name ?? site.name,
    url: node?.url ?? absoluteAddress('/', site),
    telephone: node && vehiclePhone(vehicle, site),
    address: node?.address,
    parentOrganization: node && { '@type': 'Organization', '@id': dealerId(site), name: site.name },
  } satisfies AutoDealer;
  const pictures = vehicle.pictures
    .slice(0, 8)
    .map((picture) => absoluteAddress(vehiclePicture(picture, site).large, site));

  const car = {
    '@type': typeOf(vehicle),
    '@id': `${url}#car`,
    url,
    name: vehicleTitle(vehicle).title,
    brand: vehicle.make === '' ? undefined : { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model === '' ? undefined : vehicle.model,
    vehicleConfiguration: vehicle.badge,
    vehicleModelDate: vehicle.year === undefined ? undefined : String(vehicle.year),
    vehicleIdentificationNumber: vinOf(vehicle.vin),
    sku: vehicle.stockNumber,
    mileageFromOdometer:
      vehicle.odometerKm === undefined
        ? undefined
        : { '@type': 'QuantitativeValue', value: vehicle.odometerKm, unitCode: 'KMT' },
    bodyType: vehicle.body,
    vehicleTransmission: vehicle.transmission,
    fuelType: vehicle.fuel,
    driveWheelConfiguration: vehicle.drive,
    vehicleEngine: engine === undefined ? undefined : { '@type': 'EngineSpecification', name: engine },
    vehicleSeatingCapacity: vehicle.seats,
    numberOfDoors: vehicle.doors,
    color: vehicle.colour,
    vehicleInteriorColor: vehicle.interiorColour,
    image: pictures.length === 0 ? undefined : pictures,
    itemCondition: vehicle.carType === 'new' ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
    offers:
      price === undefined
        ? undefined
        : {
            '@type': 'Offer',
            url,
            price,
            priceCurrency: site.country === 'NZ' ? 'NZD' : 'AUD',
            availability:
              vehicle.kind !== 'sold' && vehicle.isPreorder ? availabilities.comingSoon : availabilities[vehicle.kind],
            seller: { '@id': seller['@id'] },
            priceSpecification: priceSpecification(vehicle, site),
          },
  } satisfies Car | Motorcycle | VehicleNode;
  const breadcrumbs = breadcrumbGraph(vehicleBreadcrumbs(vehicle, site), site);
  return { '@context': 'https://schema.org' as const, '@graph': [car, breadcrumbs, seller] as const };
};
