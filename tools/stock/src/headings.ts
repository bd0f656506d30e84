import type { FeedColumn } from './feedColumns.ts';
import { listColumns } from './fieldColumns.ts';

/** How dealers' systems head the columns, the best first; spaces, case, signs and terms such as "vehicle" do not matter. */
const headings: Readonly<Partial<Record<FeedColumn | 'key', string>>> = {
  Brand: 'make, brand, manufacturer, marque',
  Model: 'model, model name, model family, family',
  Year: 'year, model year, build year, year built, year of manufacture, manufacture year, manufactured year, release year, yr',
  Title: 'title, headline, heading, listing title, ad title, name, vehicle name, display name, full name, vehicle',
  UsedOrNew:
    'used or new, new or used, new/used, used/new, n/u, condition, stock type, car type, listing type, sale type, vehicle condition',
  Transmission: 'transmission, trans, transmission type, gearbox, gear box',
  Engine:
    'engine, engine size, engine capacity, engine description, engine litres, engine cc, cc, capacity, litres, displacement, cubic capacity',
  DriveType: 'drive type, drive, drivetrain, drive train, driven wheels, wheel drive, driveline',
  FuelType: 'fuel type, fuel',
  FuelConsumption:
    'fuel consumption, fuel consumption combined, consumption, fuel economy, economy, l/100km, fuel consumption l/100km',
  Kilometres: 'kilometres, kms, km, odometer, odometer reading, odometer km, odo, mileage, current odometer, distance',
  ColourExtInt: 'colour ext int',
  Location: 'location, suburb state, city state, vehicle location',
  CylindersinEngine: 'cylinders in engine, cylinders, cyl, cyls, engine cylinders',
  BodyType: 'body type, body, body style, body shape, bodystyle, body configuration',
  Doors: 'doors, door',
  Seats: 'seats, seat, seating, seating capacity, seat capacity, passengers',
  Price:
    'price, advertised price, asking price, selling price, sell price, retail price, price drive away, drive away price, drive away, driveaway, internet price, web price, website price, display price, list price, cash price, price egc, egc price, egc, price inc gst, sale price, special price, amount',
  badge: 'badge, variant, badge description, trim, trim level, grade, edition, sub model, submodel',
  series: 'series, model series',
  vin: 'vin, vin number, vehicle identification number, vin/chassis, chassis, chassis number',
  nvic: 'nvic, glasses code, redbook code',
  regplate:
    'rego, rego plate, reg plate, regplate, registration, registration plate, plate, number plate, licence plate, license plate, reg, registration no, rego no',
  rego_expiry:
    'rego expiry, registration expiry, rego expiry date, rego expires, rego exp, rego due, registration expiry date, reg expiry',
  build_date: 'build date, built, date built, build month, manufacture date, date of manufacture, production date',
  compliance_date: 'compliance date, compliance, compliance plate, compliance plate date, compliance month',
  colour:
    'colour, exterior colour, ext colour, colour exterior, external colour, body colour, paint, paint colour, generic colour',
  interior_colour:
    'interior colour, int colour, colour interior, internal colour, trim colour, interior, interior trim, upholstery, upholstery colour',
  price_type:
    'price type, price qualifier, price label, price text, price includes, price description, price note, price suffix, price basis, pricing type',
  before_price: 'was price, before price, previous price, old price, original price, price was, was, rrp',
  offer_price:
    'offer price, special price, sale price, discount price, discounted price, promo price, now price, special',
  subscription_price: 'subscription price, subscription, price per week subscription',
  reserve_amount: 'reserve amount, holding deposit, reservation fee, deposit amount',
  status: 'status, availability, stock status, vehicle status, sale status, listing status',
  reserved: 'reserved, is reserved, on hold, under offer',
  sold: 'sold, is sold',
  sold_date_timestamp: 'sold date, date sold, sold at, sold on',
  preorder: 'preorder, pre order, is preorder',
  certified: 'certified, is certified, certified pre owned, cpo',
  tag: 'tag, label, ribbon, sticker, banner',
  show_on_dealer_website:
    'show on dealer website, show on website, publish, published, web publish, display on web, advertise online',
  dealercomments:
    'dealer comments, comments, comment, seller comments, description, dealer description, vehicle description, long description, ad text, advert text, ad description, advert description, ad copy, sales comments, remarks, web comments, internet comments, notes, overview',
  standardEquipment:
    'features, feature, feature list, options, option, features and options, options and features, features options, options features, features and extras, standard equipment, standard features, equipment, optional extras, extras, accessories, factory options, optional equipment, vehicle features, fitted options',
  images:
    'images, image, photos, photo, pictures, picture, pics, pic, img, main image, main photo, primary image, primary photo, hero image, image urls, photo urls, image list, photo list, picture urls, gallery, media, additional images, additional photos, other images, other photos',
  thumbnails: 'thumbnails, thumbnail, thumbs, thumb',
  video_url: 'video, video url, youtube, youtube url, video link, youtube link',
  external_video_url: 'external video, external video url',
  spin_images: 'spin images, 360 images, spin',
  spin_code: 'spin code, 360 code',
  file: 'history report, history report url, car history, ppsr, ppsr report, report url',
  cin_url: 'cin, cin url, consumer information notice',
  created_at:
    'created at, date listed, listed date, listed, date added, added, date created, created, created date, creation date, stock date, stocked date, date in stock, in stock date, date in, entry date, arrival date, first listed, listing date, first published',
  updated_at:
    'updated at, updated, last updated, date updated, last modified, modified, date modified, modified date, last changed, last update',
  dealership_id: 'dealership id, dealer id, dealer code, rooftop id',
  dealership_name: 'dealership, dealership name, dealer, dealer name, seller, seller name, rooftop, company',
  dealership_slug: 'dealership slug',
  location_id: 'location id, yard id, branch id, site id, yard code, yard number',
  location_name:
    'location name, yard, yard name, yard location, branch, branch name, site, site name, showroom, stock location, dealer location, lot, lot name',
  'location.phone': 'location phone, yard phone, branch phone, dealer phone, contact phone, phone, telephone',
  'location.address.street': 'street, street address, address, dealer address, yard address',
  'location.address.postcode': 'postcode, post code, zip, postal code, dealer postcode',
  'location.address.lat': 'latitude, lat',
  'location.address.long': 'longitude, long, lng, lon',
  city: 'city, suburb, town, dealer suburb, dealer city, yard suburb',
  state: 'state, region, dealer state, yard state, location state',
  item_type: 'item type, vehicle category, asset type',
  views: 'views, page views, view count',
  custom_rank: 'custom rank, rank, sort order, priority, display order',
  'variant.induction': 'induction, aspiration',
  'variant.geartype': 'gear type, gears',
  'variant.torque': 'torque, maximum torque, max torque, torque nm',
  'variant.fuelcapacity': 'fuel capacity, fuel tank, fuel tank capacity, tank capacity',
  'variant.grossvehiclemass': 'gross vehicle mass, gvm',
  'variant.towingcapacitybraked':
    'towing capacity braked, braked towing capacity, towing capacity, tow capacity, braked tow capacity, towing braked, towing',
  'variant.vehiclelength': 'vehicle length, length, overall length',
  'variant.vehicleheight': 'vehicle height, height, overall height',
  'variant.vehiclewidth': 'vehicle width, width, overall width',
  'variant.ancaprating': 'ancap rating, ancap, safety rating, ancap stars, star rating',
  'passport.owners': 'owners, previous owners',
  'passport.keys': 'keys',
  'passport.service_history': 'service history, service records',
  'passport.battery.capacity_kwh': 'battery capacity, battery size, battery kwh',
  'passport.battery.health_percent': 'battery health, state of health, soh',
  'passport.battery.range_km': 'electric range, driving range, wltp range, range wltp, range km',
  'passport.co2_g_km': 'co2, co2 emissions, co2 emission, co2 g/km',
  'passport.energy_kwh_100km': 'energy consumption, electricity consumption, kwh/100km',
  'passport.ancap.year': 'ancap year, ancap test year',
  'passport.warranty.until': 'warranty until, warranty expiry, warranty end',
  'specification.body_length': 'body length, caravan length',
  'specification.body_width': 'body width',
  'specification.tare_weight': 'tare weight, tare, tare mass',
  'specification.aggregate_trailer_mass': 'aggregate trailer mass, atm, gtm',
  'specification.axle_type': 'axle type, axles, axle',
  'specification.sleeps': 'sleeps, berths, berth, sleeping capacity',
  'autograb_data.average_market_price': 'average market price, market price, market value',
  key: 'stock number, stock no, stock num, stock, stock id, stock code, stock ref, stock reference, stocknum, stocknumber, stockno, stk, stk no, stk number, sku, vehicle id, listing id, unit number, unit no, reference, reference number, ref no, ref, guid, id',
};

/** Headings that look like one of the above without these terms and mean something else. */
const other = /^(?:engine|key|body|radio|build)(?:number|no)$|^(?:engine|transmission|price|year)id$/;

/** Words that change nothing where the rest is known. */
const noise = new Set(
  'number no num nr nbr of the count vehicle car auto item unit listing advert ad url urls link links address list name value text desc description details info field raw original full main dealer aud nzd gst inc incl including'.split(
    ' ',
  ),
);

/** The terms of a heading: "VINNumber", "vin_number" and "VIN #" are `vin number`. */
export const headingTerms = (heading: string): string[] =>
  heading
    .normalize('NFKC')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/#/g, ' number ')
    .replace(/&/g, ' and ')
    .replace(/color/g, 'colour')
    .replace(/kilomet(?:er|re)s?\b/g, 'kilometres')
    .replace(/drive[\s-]?away/g, 'drive away')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const joined = (terms: readonly string[]): string => terms.join('');

/** A column that a heading may name. A lower rank is the surer guess; `number` is that of "Photo 2". */
type HeadingGuess = { column: FeedColumn | 'key'; rank: number; number: number };

const known = new Map<string, HeadingGuess[]>();
for (const [column, list] of Object.entries(headings))
  list.split(', ').forEach((heading, rank) => {
    const name = joined(headingTerms(heading));
    known.set(name, [...(known.get(name) ?? []), { column: column as FeedColumn | 'key', rank, number: 0 }]);
  });

const withoutNoise = (terms: readonly string[]): string[] => terms.filter((word) => !noise.has(word));

/** What a part of another thing never names: "customer.name" is no title. */
const wholeOnly = new Set<string>(['Title', 'key', 'status', 'tag', 'dealercomments', 'location.phone']);

/** The columns that a dealer's heading may name; none where it says nothing known. */
export const guessColumns = (heading: string): readonly HeadingGuess[] => {
  const bare = heading.replace(/[([{][^)\]}]*[)\]}]/g, ' ');
  const path = heading.split('.').map(headingTerms);
  const last = path.at(-1)!;
  const isOther = [heading, bare].some((text) => other.test(joined(headingTerms(text)))) || other.test(joined(last));
  if (isOther) return [];
  const tries = [
    ...[heading, bare].flatMap((text) => [headingTerms(text), withoutNoise(headingTerms(text))]),
    // In JSON a name may be within another: "details.make".
    ...(path.length > 1 ? [last, withoutNoise(last)] : []),
  ];
  for (const [i, terms] of tries.entries()) {
    const name = joined(terms);
    const numbered = /^(\D+?)0*(\d{1,3})$/.exec(name);
    const guesses = [
      ...(known.get(name) ?? []),
      ...(known.get(numbered?.[1] ?? '') ?? []).flatMap((guess) =>
        listColumns.has(guess.column) ? [{ ...guess, number: Number(numbered![2]) }] : [],
      ),
    ].filter(({ column }) => i < 4 || !wholeOnly.has(column));
    if (guesses.length > 0) return guesses.map((guess) => ({ ...guess, rank: guess.rank + i * 100 }));
  }
  return [];
};
