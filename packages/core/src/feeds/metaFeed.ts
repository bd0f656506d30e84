import { ownValue } from '../data/values.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { feedVehicle } from './feedVehicle.ts';
import { xmlElement, xmlText } from './markup.ts';

/** The columns of Meta's automotive inventory catalogue, in the flattened form of its CSV. */
export const metaColumns = [
  'vehicle_id',
  'vin',
  'title',
  'description',
  'url',
  'make',
  'model',
  'trim',
  'year',
  'mileage.value',
  'mileage.unit',
  'image[0].url',
  'image[0].tag[0]',
  'image[1].url',
  'image[2].url',
  'image[3].url',
  'body_style',
  'transmission',
  'fuel_type',
  'drivetrain',
  'exterior_color',
  'price',
  'state_of_vehicle',
  'availability',
  'date_first_on_lot',
  'stock_number',
  'dealer_id',
  'dealer_name',
  'address.addr1',
  'address.city',
  'address.region',
  'address.postal_code',
  'address.country',
  'latitude',
  'longitude',
] as const;

/** A vehicle of Meta's catalogue. */
type MetaRow = Partial<Readonly<Record<(typeof metaColumns)[number], string>>>;

const bodyStyles: Readonly<Record<string, string>> = {
  convertible: 'CONVERTIBLE',
  softtop: 'CONVERTIBLE',
  coupe: 'COUPE',
  hatch: 'HATCHBACK',
  hatchback: 'HATCHBACK',
  'people mover': 'MINIVAN',
  ute: 'TRUCK',
  'cab chassis': 'TRUCK',
  'light truck': 'TRUCK',
  suv: 'SUV',
  '4x4': 'SUV',
  sedan: 'SEDAN',
  van: 'VAN',
  wagon: 'WAGON',
  'station wagon': 'WAGON',
};
const fuels: Readonly<Record<string, string>> = {
  petrol: 'GASOLINE',
  diesel: 'DIESEL',
  electric: 'ELECTRIC',
  hybrid: 'HYBRID',
};
const drives: Readonly<Record<string, string>> = {
  '4x4': '4X4',
  '4wd': '4X4',
  awd: 'AWD',
  fwd: 'FWD',
  rwd: 'RWD',
  '4x2': '4X2',
  '2wd': '4X2',
};
const gearboxes: Readonly<Record<string, string>> = { automatic: 'AUTOMATIC', manual: 'MANUAL' };

const named = (names: Readonly<Record<string, string>>, text: string | undefined): string =>
  ownValue(names, (text ?? '').toLowerCase()) ?? 'OTHER';

const written = (value: string | number | null | undefined): string | undefined =>
  value === undefined || value === null ? undefined : String(value);

/**
 * A vehicle in Meta's automotive catalogue; undefined if a required field is missing (price, year, odometer reading, picture, make or
 * model), or if it is sold. A demo counts as used.
 *
 * @example metaRow(aVehicle({ simple_body: 'Ute' }), aSite())?.body_style // => 'TRUCK'
 */
export const metaRow = (vehicle: Vehicle, site: Site): MetaRow | undefined => {
  const item = feedVehicle(vehicle, site);
  const odometerKm = item?.odometerKm ?? (item?.carType === 'new' ? 0 : undefined);
  if (item?.price === undefined || item.year === undefined || odometerKm === undefined) return undefined;
  if (item.pictures[0] === undefined || item.make === '' || item.model === '') return undefined;
  const { location } = item;
  return {
    vehicle_id: String(item.id),
    vin: item.vin,
    title: item.title,
    description: item.description,
    url: item.address,
    make: item.make,
    model: item.model,
    trim: item.badge,
    year: String(item.year),
    'mileage.value': String(odometerKm),
    'mileage.unit': 'KM',
    'image[0].url': item.pictures[0],
    'image[0].tag[0]': 'Exterior',
    'image[1].url': item.pictures[1],
    'image[2].url': item.pictures[2],
    'image[3].url': item.pictures[3],
    body_style: named(bodyStyles, item.body),
    transmission: named(gearboxes, item.transmission),
    fuel_type: named(fuels, item.fuel),
    drivetrain: named(drives, item.drive),
    exterior_color: item.colour ?? 'Other',
    price: `${item.price} ${item.currency}`,
    state_of_vehicle: item.isCertified && item.carType !== 'new' ? 'CPO' : item.carType === 'new' ? 'NEW' : 'USED',
    availability: 'AVAILABLE',
    date_first_on_lot: item.since,
    stock_number: item.stockNumber,
    dealer_id: location?.slug ?? site.slug,
    dealer_name: location?.name ?? site.name,
    'address.addr1': written(location?.address.street),
    'address.city': written(location?.address.city),
    'address.region': written(location?.address.state),
    'address.postal_code': written(location?.address.postcode),
    'address.country': site.country,
    latitude: written(location?.address.lat),
    longitude: written(location?.address.long),
  };
};

const component = (name: string, text: string | undefined): string =>
  text === undefined || text === '' ? '' : `<component name="${name}">${xmlText(text)}</component>`;

const pictureXml = (address: string | undefined): string =>
  address === undefined ? '' : `<image>${xmlElement('url', address)}<tag>Exterior</tag></image>`;

/** A row of the catalogue as a `listing` of its XML form. */
const metaListing = (row: MetaRow): string => {
  const simple = metaColumns.filter((column) => !/[.[]/.test(column)).map((column) => xmlElement(column, row[column]));
  return `<listing>${simple.join('')}<mileage>${xmlElement('value', row['mileage.value'])}${xmlElement('unit', row['mileage.unit'])}</mileage>${(
    ['image[0].url', 'image[1].url', 'image[2].url', 'image[3].url'] as const
  )
    .map((column) => pictureXml(row[column]))
    .join('')}<address format="simple">${(['addr1', 'city', 'region', 'postal_code', 'country'] as const)
    .map((part) => component(part, row[`address.${part}`]))
    .join('')}</address></listing>\n`;
};

/**
 * Meta's catalogue as XML.
 *
 * @example metaXml([], aSite()).startsWith('<?xml') // => true
 */
export const metaXml = (rows: readonly MetaRow[], site: Pick<Site, 'name' | 'url'>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<listings>${xmlElement('title', site.name)}<link rel="self" href="${xmlText(site.url)}"/>\n${rows.map(metaListing).join('')}</listings>\n`;
