import { journeyHref } from '../card/journeyHref.ts';
import { vehiclePicture } from '../card/vehiclePicture.ts';
import { shownPrice } from '../price/shownPrice.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';
import { vehicleBreadcrumbs } from './vehicleBreadcrumbs.ts';
import { vehiclePhone } from './vehiclePhone.ts';

const availabilities: Readonly<Record<Vehicle['kind'], string>> = {
  inStock: 'https://schema.org/InStock',
  comingSoon: 'https://schema.org/PreOrder',
  sold: 'https://schema.org/SoldOut',
};

const absolute = (address: string, site: Pick<Site, 'url'>): string => {
  if (/^https?:/i.test(address)) return address;
  if (address.startsWith('//')) return `https:${address}`;
  return `${site.url.replace(/\/$/, '')}/${address.replace(/^\//, '')}`;
};

/**
 * Structured data of a vehicle's page as one graph: Car with its Offer, the breadcrumbs, the dealer (domain facts,
 * section 4). The offer is left out when the page shows no price. Safe inside a script element: `<` is escaped.
 *
 * @example JSON.parse(vehicleJsonLd(car, site))['@graph'][0]['@type'] // => 'Car'
 */
export const vehicleJsonLd = (vehicle: Vehicle, site: Site): string => {
  const url = absolute(journeyHref('details', vehicle), site);
  const dealerId = `${site.url.replace(/\/$/, '')}/#dealer`;
  const price = shownPrice(vehicle);
  const engine = vehicle.engine ?? (vehicle.engineLitres === undefined ? undefined : `${vehicle.engineLitres} L`);
  const pictures = vehicle.pictures.slice(0, 8).map((picture) => absolute(vehiclePicture(picture, site).large, site));

  const car = {
    '@type': 'Car',
    '@id': `${url}#car`,
    'url': url,
    'name': vehicleTitle(vehicle).title,
    'brand': vehicle.make === '' ? undefined : { '@type': 'Brand', 'name': vehicle.make },
    'model': vehicle.model === '' ? undefined : vehicle.model,
    'vehicleConfiguration': vehicle.badge,
    'vehicleModelDate': vehicle.year === undefined ? undefined : String(vehicle.year),
    'vehicleIdentificationNumber': vehicle.vin,
    'sku': vehicle.stockNumber,
    'mileageFromOdometer': vehicle.odometerKm === undefined ? undefined : { '@type': 'QuantitativeValue', 'value': vehicle.odometerKm, 'unitCode': 'KMT' },
    'bodyType': vehicle.body,
    'vehicleTransmission': vehicle.transmission,
    'fuelType': vehicle.fuel,
    'driveWheelConfiguration': vehicle.drive,
    'vehicleEngine': engine === undefined ? undefined : { '@type': 'EngineSpecification', 'name': engine },
    'vehicleSeatingCapacity': vehicle.seats,
    'numberOfDoors': vehicle.doors,
    'color': vehicle.colour,
    'vehicleInteriorColor': vehicle.interiorColour,
    'image': pictures.length === 0 ? undefined : pictures,
    'itemCondition': `https://schema.org/${vehicle.carType === 'new' ? 'New' : 'Used'}Condition`,
    'offers': price === undefined ? undefined : {
      '@type': 'Offer',
      'url': url,
      'price': price,
      'priceCurrency': site.country === 'NZ' ? 'NZD' : 'AUD',
      'availability': vehicle.kind !== 'sold' && vehicle.isPreorder ? availabilities.comingSoon : availabilities[vehicle.kind],
      'seller': { '@id': dealerId },
    },
  };
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    'itemListElement': vehicleBreadcrumbs(vehicle, site).map((step, index) => ({
      '@type': 'ListItem',
      'position': index + 1,
      'name': step.label,
      'item': step.href === undefined ? undefined : absolute(step.href, site),
    })),
  };
  const dealer = { '@type': 'AutoDealer', '@id': dealerId, 'name': site.name, 'url': `${site.url.replace(/\/$/, '')}/`, 'telephone': vehiclePhone(vehicle, site) };
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [car, breadcrumbs, dealer] })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
};
