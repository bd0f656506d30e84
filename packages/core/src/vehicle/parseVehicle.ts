import {
  readCarType,
  readFlag,
  readKilometres,
  readMoment,
  readNumber,
  readObject,
  readText,
  readTexts,
  readUrl,
  readWhole,
} from '../data/readers.ts';
import { bareNumber, vinOf } from './vehicleNumbers.ts';
import type {
  CaravanSpecification,
  FinanceLender,
  HotspotPosition,
  Vehicle,
  VehicleBase,
  VehicleHotspots,
  VehicleLocation,
  VehiclePicture,
  VehicleVariant,
  YouxQuote,
} from './vehicle.ts';

/** A parsed vehicle, or the reason why the document is malformed. */
type ParsedVehicle = { kind: 'vehicle'; vehicle: Vehicle } | { kind: 'malformed'; reasons: string[] };

type Fields = Record<string, unknown>;

/** A number above zero; feeds write 0 for unknown values. */
const positive = (value: unknown): number | undefined => {
  const number = readNumber(value);
  return number !== undefined && number > 0 ? number : undefined;
};

const notNegative = (value: unknown): number | undefined => {
  const number = readNumber(value);
  return number !== undefined && number >= 0 ? number : undefined;
};

/** A whole number from `least` up: years, seats, counts. */
const wholeFrom = (value: unknown, least: 0 | 1): number | undefined => {
  const number = readWhole(value);
  return number !== undefined && number >= least ? number : undefined;
};

/** A VIN, or the chassis number of an older or imported vehicle; "TBA" and rows of zeros are neither. */
const vinFrom = (value: unknown): string | undefined => {
  const text = readText(value);
  return vinOf(text) ?? (text !== undefined && /[1-9]/.test(bareNumber(text)) ? text : undefined);
};

const pictureOf = (entry: unknown, thumbnail: unknown): VehiclePicture | undefined => {
  const outer = readObject(entry);
  const image = readObject(outer?.['image']) ?? outer;
  const url = readUrl(image === undefined ? entry : image['url']);
  if (url === undefined) return undefined;
  const thumb = readUrl(readObject(image?.['thumb'])?.['url']) ?? readUrl(thumbnail) ?? url;
  const large = readUrl(readObject(image?.['large'])?.['url']);
  return large === undefined ? { url, thumb } : { url, thumb, large };
};

const picturesOf = (doc: Fields): VehiclePicture[] => {
  const pictures: VehiclePicture[] = [];
  const images = doc['images'];
  const thumbnails: unknown[] = Array.isArray(doc['thumbnails']) ? doc['thumbnails'] : [doc['thumbnails']];
  if (Array.isArray(images)) {
    for (let i = 0; i < images.length; i += 1) {
      const picture = pictureOf(images[i], thumbnails[i]);
      if (picture !== undefined) pictures.push(picture);
    }
  }
  if (pictures.length === 0) {
    const primary = pictureOf(doc['primary_image_url'], thumbnails[0]);
    if (primary !== undefined) pictures.push(primary);
  }
  return pictures;
};

const addressOf = (address: Fields | undefined): string | undefined => {
  if (address === undefined) return undefined;
  const suburb = [readText(address['city']), readText(address['state']), readText(address['postcode'])]
    .filter((part) => part !== undefined)
    .join(' ');
  const whole = [readText(address['street']), suburb === '' ? undefined : suburb]
    .filter((part) => part !== undefined)
    .join(', ');
  return whole === '' ? undefined : whole;
};

const locationOf = (doc: Fields): VehicleLocation => {
  const location = readObject(doc['location']);
  const address = readObject(location?.['address']);
  return {
    id: readWhole(location?.['id']) ?? readWhole(doc['location_id']),
    name: readText(location?.['name']) ?? readText(doc['location_name']),
    slug: readText(location?.['slug']),
    phone: readText(location?.['phone']),
    city: readText(doc['city']) ?? readText(address?.['city']),
    state: readText(doc['state']) ?? readText(address?.['state']),
    address: addressOf(address) ?? readText(location?.['address']),
    distributionLocations:
      location?.['distribution_locations'] === undefined ? undefined : readTexts(location['distribution_locations']),
  };
};

const positionsOf = (value: unknown): HotspotPosition[] =>
  Array.isArray(value)
    ? value.flatMap((entry: unknown) => {
        const position = readObject(entry);
        const hotspotId = readWhole(position?.['hotspotId']);
        const activeAngle = readNumber(position?.['activeAngle']);
        const posX = readNumber(position?.['posX']);
        const posY = readNumber(position?.['posY']);
        return hotspotId === undefined || activeAngle === undefined || posX === undefined || posY === undefined
          ? []
          : [{ hotspotId, activeAngle, posX, posY }];
      })
    : [];

/** Drops hotspots without a description and positions without a hotspot. */
const hotspotsOf = (hotspots: Fields | undefined): VehicleHotspots | undefined => {
  const list = hotspots?.['hotspots'];
  if (hotspots === undefined || !Array.isArray(list)) return undefined;
  const spots = list.flatMap((entry: unknown) => {
    const spot = readObject(entry);
    const id = readWhole(spot?.['id']);
    const description = readText(spot?.['description']);
    return id === undefined || description === undefined
      ? []
      : [{ id, description, anchors: readTexts(spot?.['anchors']) }];
  });
  if (spots.length === 0) return undefined;
  const ofSpot = ({ hotspotId }: HotspotPosition): boolean => spots.some(({ id }) => id === hotspotId);
  return {
    spots,
    exterior: positionsOf(hotspots['exterior']).filter(ofSpot),
    interior: positionsOf(hotspots['interior']).filter(ofSpot),
  };
};

const driveAwayOf = (doc: Fields): Vehicle['driveAway'] => {
  const amount = readNumber(doc['drive_away_price']);
  const isFrom = readFlag(doc['drive_away_from']) !== false;
  return amount === undefined ? undefined : { amount, isFrom };
};

const lenderOf = (lender: Fields): FinanceLender => ({
  disclaimer: readText(lender['disclaimer']),
  deposit: notNegative(lender['deposit']),
  paymentWeek: readNumber(lender['paymentWeek']),
  paymentMonth: readNumber(lender['paymentMonth']),
  totalPayable: readNumber(lender['totalPayable']),
  interestRate: notNegative(lender['interestRate']),
  comparisonRate: notNegative(lender['comparisonRate']),
  termMonths: positive(lender['termMonths']),
  termYears: positive(lender['termYears']),
  termWeeks: positive(lender['termWeeks']),
  establishmentFees: notNegative(lender['establishmentFees']),
  balloon: notNegative(lender['balloon']),
  financeProvider: readText(lender['financeProvider']),
});

const lendersOf = (value: unknown): Record<string, FinanceLender> => {
  const lenders: Record<string, FinanceLender> = {};
  const byProvider = readObject(value);
  if (byProvider === undefined) return lenders;
  for (const provider of Object.keys(byProvider)) {
    const lender = readObject(byProvider[provider]);
    // An empty lender is ignored; "__proto__" cannot become a key.
    if (lender !== undefined && Object.keys(lender).length > 0 && provider !== '__proto__')
      lenders[provider] = lenderOf(lender);
  }
  return lenders;
};

/** ANCAP has five stars at most. */
const starsOf = (value: unknown): number | undefined => {
  const stars = positive(value);
  return stars !== undefined && stars <= 5 ? stars : undefined;
};

const variantOf = (variant: Fields | undefined): VehicleVariant | undefined =>
  variant && {
    induction: readText(variant['induction']),
    fuelCapacity: positive(variant['fuelcapacity']),
    grossVehicleMass: positive(variant['grossvehiclemass']),
    length: positive(variant['vehiclelength']),
    height: positive(variant['vehicleheight']),
    width: positive(variant['vehiclewidth']),
    towingCapacityBraked: positive(variant['towingcapacitybraked']),
    bodyConfiguration: readText(variant['bodyconfiguration']),
    torque: readText(variant['torque']),
    ancapRating: starsOf(variant['ancaprating']),
    gearType: readText(variant['geartype']),
  };

const caravanOf = (caravan: Fields | undefined): CaravanSpecification | undefined =>
  caravan && {
    bodyWidth: positive(caravan['body_width']),
    bodyLength: positive(caravan['body_length']),
    tareWeight: positive(caravan['tare_weight']),
    axleType: readText(caravan['axle_type']),
    sleeps: wholeFrom(caravan['sleeps'], 1),
    aggregateTrailerMass: positive(caravan['aggregate_trailer_mass']),
  };

const quoteOf = (quote: Fields | undefined): YouxQuote | undefined =>
  quote && {
    weeklyRepaymentAmount: positive(quote['weeklyRepaymentAmount']),
    advertisedRate: readNumber(quote['advertisedRate']),
    comparisonRate: readNumber(quote['comparisonRate']),
  };

/** One text may contain the whole list, separated by bars, semicolons or line breaks, otherwise by commas. */
const featuresOf = (value: unknown): string[] => {
  if (typeof value !== 'string') return readTexts(value);
  const parts = /[|;\n]/.test(value) ? value.split(/[|;\n]/) : value.split(/,\s/);
  return readTexts(parts);
};

const kindOf = (doc: Fields): Vehicle['kind'] => {
  if (readFlag(doc['sold']) === true) return 'sold';
  const status = readText(doc['status'])
    ?.toLowerCase()
    .replace(/[\s-]+/g, '_');
  if (status === 'in_stock') return 'inStock';
  if (status === 'coming_soon') return 'comingSoon';
  // Any other status counts as sold; without a status only a date of sale does.
  return status === undefined && readWhole(doc['sold_date_timestamp']) === undefined ? 'inStock' : 'sold';
};

/**
 * Parses a hit of the index as a vehicle, once, at the boundary. Dirty values (numbers as text, "null", nan, wrong types) become absent; a
 * document is malformed only without id or slug, or without anything to name it. Never throws. Handwritten, because a card has a budget of
 * 20 microseconds and a schema takes longer.
 *
 * @example parseVehicle({ id: 7, slug: 'hilux', make: 'Toyota', model: 'Hilux', price: '$45,990' })
 * // => { kind: 'vehicle', vehicle: { kind: 'inStock', id: 7, price: 45990, ... } }
 */
export const parseVehicle = (input: unknown): ParsedVehicle => {
  const doc = readObject(input);
  if (doc === undefined) return { kind: 'malformed', reasons: ['not an object'] };

  const id = readWhole(doc['id']);
  const slug = readText(doc['slug']);
  const make = readText(doc['make']) ?? '';
  const model = readText(doc['model']) ?? '';
  const year = wholeFrom(doc['year'], 1);
  const badge = readText(doc['badge']);
  const composed =
    make === '' && model === ''
      ? undefined
      : [year, make, model, badge].filter((part) => part !== undefined && part !== '').join(' ');
  const name = readText(doc['name']) ?? composed;
  if (id === undefined || slug === undefined || name === undefined) {
    const reasons: string[] = [];
    if (id === undefined) reasons.push('id is missing or not a whole number');
    if (slug === undefined) reasons.push('slug is missing');
    if (name === undefined) reasons.push('neither a name nor a make or model');
    return { kind: 'malformed', reasons };
  }

  const pictures = picturesOf(doc);
  const variant = readObject(doc['variant']);
  const autograb = readObject(doc['autograb_data']);
  const createdSeconds = readWhole(doc['created_at_timestamp']);
  const features = featuresOf(doc['standardEquipment']);

  const base: VehicleBase = {
    id,
    slug,
    name,
    year,
    make,
    model,
    badge,
    series: readText(doc['series']),
    colour: readText(doc['colour']),
    interiorColour: readText(doc['interior_colour']),
    odometerKm: readKilometres(doc['km']),
    carType: readCarType(doc['car_type']) ?? 'used',
    isReserved: readFlag(doc['reserved']) === true,
    isCertified: readFlag(doc['certified']) === true,
    isPreorder: readFlag(doc['preorder']) === true,
    price: readNumber(doc['price']),
    wasPrice: readNumber(doc['before_price']),
    offerPrice: readNumber(doc['offer_price']),
    driveAway: driveAwayOf(doc),
    subscriptionPrice: readNumber(doc['subscription_price']),
    priceType: readText(doc['price_type']),
    reserveAmount: positive(doc['reserve_amount']),
    tag: readText(doc['tag']),
    updatedAt: readText(doc['updated_at']),
    createdAt: readMoment(doc['created_at']) ?? (createdSeconds === undefined ? undefined : createdSeconds * 1000),
    stockNumber: readText(doc['stocknum']),
    vin: vinFrom(doc['vin']),
    nvic: readText(doc['nvic']),
    pictures,
    photosCount: wholeFrom(doc['photos_count'], 0) ?? pictures.length,
    videoUrl: readUrl(doc['video_url']),
    spinImages: readTexts(doc['spin_images']).filter((url) => readUrl(url) !== undefined),
    spinInteriorImage: readUrl(doc['spin_interior_image']),
    spinCode: readText(doc['spin_code']),
    hotspots: hotspotsOf(readObject(doc['hotspots'])),
    location: locationOf(doc),
    body: readText(doc['simple_body']) ?? readText(doc['body']),
    transmission: readText(doc['simple_transmission']) ?? readText(doc['transmission']) ?? readText(doc['trans']),
    fuel: readText(doc['simple_fuel']) ?? readText(doc['fuel']),
    drive: readText(doc['simple_drive']) ?? readText(doc['drive']),
    seats: wholeFrom(doc['seats'], 1),
    doors: wholeFrom(doc['doors'], 1),
    engine: readText(doc['engine_size']) ?? readText(variant?.['enginesize']),
    engineLitres: positive(doc['engine_size_litres']) ?? positive(variant?.['enginesize_litres']),
    cylinders: wholeFrom(variant?.['cylinders'], 1),
    fuelConsumption: positive(variant?.['fuelconsumptioncombined']),
    views: wholeFrom(doc['views'], 0),
    features: features.length > 0 ? features : readTexts(doc['filtered_features']),
    dealerComments: readText(doc['dealercomments']),
    buildDate: readText(doc['build_date']),
    complianceDate: readText(doc['compliance_date']),
    regoPlate: readText(doc['regplate']),
    regoExpiry: readText(doc['rego_expiry']),
    historyReportUrl: readUrl(readObject(doc['file'])?.['url'] ?? doc['file']),
    dealershipId: readWhole(doc['dealership_id']),
    dealershipName: readText(doc['dealership_name']),
    dealershipSlug: readText(doc['dealership_slug']),
    itemType: readText(doc['item_type']),
    financeLenders: lendersOf(doc['finance_lenders']),
    averageMarketPrice: positive(autograb?.['average_market_price']),
    stateAverageMarketPrice: positive(autograb?.['state_average_market_price']),
    cinUrl: readUrl(doc['cin_url']),
    carsalesTitle: readText(doc['carsales_title']),
    privateSuburb: readText(doc['private_suburb']),
    privatePostcode: readText(doc['private_postcode']),
    customRank: readNumber(doc['custom_rank']),
    hasNvic: readFlag(doc['has_nvic']) ?? readText(doc['nvic']) !== undefined,
    externalVideoUrl: readUrl(doc['external_video_url']),
    paymentProcessors: readTexts(doc['payment_processors']),
    youxQuote: quoteOf(readObject(doc['youxQuote'])),
    variant: variantOf(variant),
    passport: readObject(doc['passport']),
    caravan: caravanOf(readObject(doc['specification'])),
  };
  return { kind: 'vehicle', vehicle: { ...base, kind: kindOf(doc) } };
};
