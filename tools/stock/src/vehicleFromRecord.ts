import { searchFields, stableHash } from '@dealer/core/stock';
import type { VehicleDoc } from '@dealer/core/vehicle';
import { feedColumns, type FeedColumn, type FeedRecord } from './feedColumns.ts';
import { checkedPassport } from './checkedPassport.ts';
import { fieldsOf } from './fieldColumns.ts';
import type { Identity } from './identity.ts';
import { plainCell, readTextCell, valueOf, type Cell } from './cells/cell.ts';
import { readBody } from './cells/readBody.ts';
import { readCarType } from './cells/readCarType.ts';
import { readColours } from './cells/readColours.ts';
import { readCounts } from './cells/readCounts.ts';
import { readConsumption, readCylinders, readEngine } from './cells/readEngine.ts';
import { readFuel } from './cells/readFuel.ts';
import { readLocation } from './cells/readLocation.ts';
import { readName } from './cells/readName.ts';
import { readOdometer } from './cells/readOdometer.ts';
import { readPrice } from './cells/readPrice.ts';
import { readYear } from './cells/readYear.ts';
import { readDrive, readTransmission } from './cells/tradeTerms.ts';
import { yardOf } from './yardOf.ts';

/** A picture of the catalogue, addresses ready for a document. */
type FeedPicture = { url: string; thumb: string; large?: string };

/** What a record is made into a document with. */
export type RecordTools = {
  identify: (record: FeedRecord, name: string, key?: string) => Identity;
  /** The key by which the record's dealer names it. */
  key?: string;
  /** Milliseconds since 1970: the newest a record can be. */
  now: number;
  /** Gets what was made of each cell, and of which text. */
  onCell?: (column: FeedColumn, kind: Cell<unknown>['kind'], text: string) => void;
  /** What prices include where neither their cells nor a column of their own say it. */
  priceType?: string;
  /** True for listings of many sellers: an invented dealership stands for each (README.md). */
  inventDealerships?: boolean;
  /** The pictures of a vehicle that has none of its own; without it such documents carry none. */
  pictures?: (vehicle: { body?: string; colour?: string; itemType?: string; seed: number }) => FeedPicture[];
};

/** A document, or the column that made one impossible. */
type RecordResult =
  | { kind: 'vehicle'; doc: VehicleDoc; plainSlug: string }
  | { kind: 'skipped'; column: FeedColumn; value: string };

const day = 86_400_000;
const spreadDays = 120;

/** Drops what is not known, so that no document carries an empty field. */
const known = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/**
 * Makes a car document of one record. Only a record without brand, year, model or title is skipped; every other gap
 * leaves its field out. Where the feed knows no date, `created_at` is spread over the 120 days before `now` by the
 * record's own hash. README.md lists column by column what becomes of it.
 */
export const vehicleFromRecord = (
  record: FeedRecord,
  { identify, key, now, onCell, priceType, inventDealerships = true, pictures }: RecordTools,
): RecordResult => {
  const brand = readTextCell(record.Brand);
  if (brand === undefined) return { kind: 'skipped', column: 'Brand', value: record.Brand };
  const year = valueOf(readYear(record.Year));
  if (year === undefined) return { kind: 'skipped', column: 'Year', value: record.Year };
  const feedModel = readTextCell(record.Model);
  if (feedModel === undefined) return { kind: 'skipped', column: 'Model', value: record.Model };
  const title = readTextCell(record.Title);
  if (title === undefined) return { kind: 'skipped', column: 'Title', value: record.Title };

  /** What a column says; text that gives nothing is reported. */
  const read = <T>(column: FeedColumn, cell: Cell<T>): T | undefined => {
    onCell?.(column, cell.kind, cell.kind === 'unread' ? plainCell(record[column] ?? '') : '');
    return valueOf(cell);
  };
  const fields = fieldsOf(record, read);
  const named = readName({ brand, model: feedModel, title });
  const { make, model } = named;
  const badge = fields.badge ?? named.badge;
  const name = [year, make, model, badge].filter((part) => part !== undefined).join(' ');
  const identity = identify(record, name, key);
  const { seats, doors } = {
    ...read('Doors', readCounts('doors')(record.Doors)),
    ...read('Seats', readCounts('seats')(record.Seats)),
  };
  const body = read(
    'BodyType',
    readBody({
      bodyType: record.BodyType,
      carSuv: record['Car/Suv'],
      make,
      title,
      ...(seats !== undefined && { seats }),
    }),
  );
  const engine = read('Engine', readEngine(record.Engine));
  const cylinders = read('CylindersinEngine', readCylinders(record.CylindersinEngine));
  const colours = read('ColourExtInt', readColours(record.ColourExtInt)) ?? {};
  const locality = readLocation(record.Location);
  const fuel = read('FuelType', readFuel(record.FuelType, title));
  const drive = read('DriveType', readDrive(record.DriveType));
  const transmission = read('Transmission', readTransmission(record.Transmission));
  const consumption = read('FuelConsumption', readConsumption(record.FuelConsumption));
  const price = read('Price', readPrice(record.Price));
  const comingSoon = feedColumns.some((column) => /available to order/i.test(record[column]));
  const chance = stableHash(`rank ${identity.id}`);
  const createdAt =
    fields.created_at ??
    new Date(now - Math.floor((stableHash(`age ${identity.id}`) / 4_294_967_296) * spreadDays * day)).toISOString();
  const equipment = [
    /\bwith navigation\b/i.test(title) ? 'Satellite Navigation' : undefined,
    /sunroof/i.test(title) ? 'Sunroof' : undefined,
  ].filter((feature) => feature !== undefined);
  const {
    images: addresses = fields.thumbnails,
    thumbnails = [],
    variant: ownVariant,
    passport,
    ...ownFields
  } = fields;
  const colour = fields.colour ?? colours.colour;
  const images: FeedPicture[] =
    addresses?.map((url, i) => ({ url, thumb: thumbnails[i] ?? url })) ??
    pictures?.(
      known({ body: body?.simple, colour, itemType: fields.item_type ?? body?.itemType, seed: identity.id }),
    ) ??
    [];
  const variant = known({
    cylinders: engine?.cylinders ?? cylinders,
    enginesize_litres: engine?.litres,
    fuelconsumptioncombined: consumption,
    ...ownVariant,
  });

  const odometer = read('Kilometres', readOdometer(record.Kilometres));

  const facts: Omit<VehicleDoc, 'id' | 'slug'> = known({
    name,
    year,
    make,
    model,
    badge,
    carsales_title: title,
    car_type: read('UsedOrNew', readCarType(record.UsedOrNew, record['Car/Suv'])),
    status: comingSoon ? 'coming_soon' : 'in_stock',
    price: price?.amount,
    before_price: price?.was,
    price_type: price?.type ?? (price === undefined ? undefined : priceType),
    km: odometer,
    colour: colours.colour,
    interior_colour: colours.interior,
    build_date: colours.buildDate,
    city: locality.city,
    state: locality.state,
    simple_body: body?.simple,
    body: body?.fine,
    item_type: body?.itemType,
    simple_fuel: fuel,
    fuel,
    simple_drive: drive,
    drive,
    simple_transmission: transmission,
    transmission,
    trans: transmission,
    seats,
    doors,
    engine_size: engine?.litres === undefined ? undefined : `${engine.litres} L`,
    engine_size_litres: engine?.litres,
    variant: Object.keys(variant).length > 0 ? variant : undefined,
    passport:
      passport &&
      checkedPassport(
        passport,
        known({ now, odometerKm: odometer, photosCount: images.length > 0 ? images.length : undefined }),
        onCell,
      ),
    standardEquipment: equipment.length > 0 ? equipment : undefined,
    stocknum: identity.stocknum,
    created_at: createdAt,
    show_on_dealer_website: true,
    ...ownFields,
    updated_at: fields.updated_at ?? createdAt,
    ...yardOf({ fields, locality, text: record.Location, carSuv: record['Car/Suv'], make }, inventDealerships),
    photos_count: images.length,
    // In stock before to order, priced before unpriced; within those an order that looks like a yard's own.
    custom_rank: fields.custom_rank ?? (comingSoon ? 0 : 4000) + (price === undefined ? 0 : 2000) + (chance % 2000),
    ...(images.length > 0 && {
      images: images.map(({ url, thumb, large }) => ({
        image: { url, thumb: { url: thumb }, ...(large !== undefined && { large: { url: large } }) },
      })),
      thumbnails: images.map(({ thumb }) => thumb),
      primary_image_url: images[0]!.url,
    }),
  });
  const doc = { id: identity.id, slug: identity.slug, ...facts, ...searchFields(facts, now) };
  return { kind: 'vehicle', doc, plainSlug: identity.plainSlug };
};
