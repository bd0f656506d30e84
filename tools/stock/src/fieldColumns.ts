import type { VehicleDoc } from '@dealer/core/vehicle';
import { valueOf, type Cell } from './cells/cell.ts';
import { readDayCell, readMomentCell, readMonthCell, readSecondsCell } from './cells/readDate.ts';
import {
  flagField,
  numberField,
  readCodeField,
  readCoordinate,
  readItemTypeField,
  readKilograms,
  readMillimetres,
  readStatusField,
  readTextField,
  readVinField,
  readWholeField,
} from './cells/readFields.ts';
import { addressReader, readCommentsCell, readListCell } from './cells/readLists.ts';
import { readStateField } from './cells/readLocation.ts';
import { passportEntries, readQuantity } from './cells/readPassportCells.ts';
import { readPrice, readPriceType, readWeeklyPrice, type Price } from './cells/readPrice.ts';

const amountReader =
  (readOne: (cell: string) => Cell<Price>) =>
  (cell: string): Cell<number> => {
    const read = readOne(cell);
    return read.kind === 'value' ? { kind: 'value', value: read.value.amount } : read;
  };
const readAmount = amountReader(readPrice);
const readAddresses = addressReader('/');
const readAddress = (cell: string): Cell<string> => {
  const read = readAddresses(cell);
  return read.kind === 'value' ? { kind: 'value', value: read.value[0]! } : read;
};

const anyStars = numberField([[/stars?/, 1]]);
/** ANCAP has five stars at most. */
const readStars = (cell: string): Cell<number> => {
  const read = anyStars(cell);
  return read.kind === 'value' && read.value > 5 ? { kind: 'unread' } : read;
};

/**
 * The columns that hold one field of a document and are called by its name; a dot reaches into its parts. Further
 * columns are in `feedColumns`. Fields that no cell can hold are left out: lenders, quotes and hotspots.
 */
const readers = {
  badge: readTextField,
  series: readTextField,
  vin: readVinField,
  nvic: readCodeField,
  regplate: readCodeField,
  rego_expiry: readDayCell,
  build_date: readMonthCell,
  compliance_date: readMonthCell,
  colour: readTextField,
  interior_colour: readTextField,
  price_type: readPriceType,
  before_price: readAmount,
  offer_price: readAmount,
  subscription_price: amountReader(readWeeklyPrice),
  reserve_amount: readAmount,
  status: readStatusField,
  reserved: flagField('reserved'),
  sold: flagField('sold'),
  sold_date_timestamp: readSecondsCell,
  preorder: flagField('preorder', 'pre-order'),
  certified: flagField('certified', 'certified pre-owned', 'cpo'),
  tag: readTextField,
  show_on_dealer_website: flagField('show', 'active', 'published'),
  dealercomments: readCommentsCell,
  standardEquipment: readListCell,
  images: readAddresses,
  thumbnails: readAddresses,
  video_url: readAddress,
  external_video_url: readAddress,
  spin_images: readAddresses,
  spin_interior_image: readAddress,
  spin_code: readTextField,
  file: readAddress,
  cin_url: readAddress,
  created_at: readMomentCell,
  updated_at: readMomentCell,
  dealership_id: readWholeField,
  dealership_name: readTextField,
  dealership_slug: readTextField,
  location_id: readWholeField,
  location_name: readTextField,
  'location.phone': readTextField,
  'location.address.street': readTextField,
  'location.address.postcode': readTextField,
  'location.address.lat': readCoordinate,
  'location.address.long': readCoordinate,
  'location.distribution_locations': readListCell,
  city: readTextField,
  state: readStateField,
  private_suburb: readTextField,
  private_postcode: readTextField,
  item_type: readItemTypeField,
  views: readWholeField,
  custom_rank: numberField(),
  payment_processors: readListCell,
  'variant.induction': readTextField,
  'variant.geartype': readTextField,
  'variant.torque': readTextField,
  'variant.bodyconfiguration': readTextField,
  'variant.fuelcapacity': numberField([[/l|lt|ltrs?|litres?|liters?/, 1]]),
  'variant.grossvehiclemass': readKilograms,
  'variant.towingcapacitybraked': readKilograms,
  'variant.vehiclelength': readMillimetres,
  'variant.vehicleheight': readMillimetres,
  'variant.vehiclewidth': readMillimetres,
  'variant.ancaprating': readStars,
  'passport.owners': readQuantity,
  'passport.keys': readQuantity,
  'passport.inspection.date': readTextField,
  'passport.inspection.by': readTextField,
  'passport.inspection.items': passportEntries('item', 'result', 'note'),
  'passport.tyres': passportEntries('position', 'depth_mm'),
  'passport.brakes': passportEntries('position', 'depth_mm'),
  'passport.service_history': passportEntries('date', 'km', 'work', 'by'),
  'passport.history_checks': passportEntries('check', 'result', 'date', 'certificate'),
  'passport.marks': passportEntries('photo', 'x', 'y', 'text'),
  'passport.battery.capacity_kwh': readQuantity,
  'passport.battery.health_percent': readQuantity,
  'passport.battery.health_date': readTextField,
  'passport.battery.range_km': readQuantity,
  'passport.charging.ac.minutes': readQuantity,
  'passport.charging.ac.kw': readQuantity,
  'passport.charging.dc.minutes': readQuantity,
  'passport.charging.dc.kw': readQuantity,
  'passport.charging.dc.from_percent': readQuantity,
  'passport.charging.dc.to_percent': readQuantity,
  'passport.charging.connectors': readListCell,
  'passport.co2_g_km': readQuantity,
  'passport.energy_kwh_100km': readQuantity,
  'passport.ancap.stars': readQuantity,
  'passport.ancap.year': readQuantity,
  'passport.warranty.until': readTextField,
  'passport.warranty.km': readQuantity,
  'specification.body_length': readMillimetres,
  'specification.body_width': readMillimetres,
  'specification.tare_weight': readKilograms,
  'specification.aggregate_trailer_mass': readKilograms,
  'specification.axle_type': readTextField,
  'specification.sleeps': readWholeField,
  'autograb_data.average_market_price': readAmount,
  'autograb_data.state_average_market_price': readAmount,
} satisfies Record<string, (cell: string) => Cell<unknown>>;

/** The name of a column that holds one field. */
export type FieldColumn = keyof typeof readers;

/** The columns that hold one field, in the order in which they are shown. */
export const fieldColumns = Object.keys(readers) as FieldColumn[];

/** Columns whose cells are lists; several columns of a feed together make one. */
export const listColumns: ReadonlySet<string> = new Set<FieldColumn>([
  'images',
  'thumbnails',
  'spin_images',
  'standardEquipment',
  'payment_processors',
  'location.distribution_locations',
  'passport.inspection.items',
  'passport.tyres',
  'passport.brakes',
  'passport.service_history',
  'passport.history_checks',
  'passport.marks',
  'passport.charging.connectors',
]);

/** Columns whose headings say little of their cells: a guess of one may be wrong although its heading is right. */
export const looseColumns: ReadonlySet<string> = new Set<FieldColumn>([
  'status',
  'dealership_id',
  'location_id',
  'views',
  'custom_rank',
]);

/** Columns whose line breaks and separators mean something. */
export const isRawColumn = (column: string): boolean => listColumns.has(column) || column === 'dealercomments';

type Doc = Record<string, unknown>;

/** The fields of a document that cells give; pictures as addresses. */
export type FieldsOfDoc = Omit<Partial<VehicleDoc>, 'id' | 'slug' | 'images'> & { images?: string[] };

const put = (doc: Doc, path: string, value: unknown): void => {
  const names = path.split('.');
  const last = names.pop()!;
  let inner = doc;
  for (const name of names) inner = (inner[name] ??= {}) as Doc;
  inner[last] = value;
};

/** The fields that the cells of a record give, as a document contains them. `note` gets what was made of each cell. */
export const fieldsOf = (
  record: Readonly<Partial<Record<FieldColumn, string>>>,
  note: (column: FieldColumn, cell: Cell<unknown>) => void,
): FieldsOfDoc => {
  const doc: Doc = {};
  for (const column of fieldColumns) {
    const text = record[column];
    if (text === undefined) continue;
    const cell: Cell<unknown> = readers[column](text);
    note(column, cell);
    const value = valueOf(cell);
    if (value === undefined) continue;
    if (column === 'status') Object.assign(doc, value);
    else put(doc, column, value);
  }
  return doc;
};
