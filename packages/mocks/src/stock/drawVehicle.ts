import { ownValue } from '@dealer/core/data';
import { slugify } from '@dealer/core/format';
import type { CarType, VehicleDoc } from '@dealer/core/vehicle';
import {
  caravanCatalogue,
  catalogue,
  motorcycleCatalogue,
  truckCatalogue,
  type Badge,
  type CatalogueModel,
} from './catalogue.ts';
import { commentsFor } from './comments.ts';
import { dealershipsFixture, locationsFixture, type DealershipFixture } from './dealerships.ts';
import { equipmentFor } from './equipment.ts';
import { lendersFor } from './lenders.ts';
import type { Random } from './seededRandom.ts';
import { agesPerThousand, dealerPrice, typicalKm, usedKm, usedPrice } from './valuation.ts';

/** The fixed properties of a vehicle; all others are random. */
export type VehiclePlan = {
  /** Running number from 1, used for ids and stock numbers. */
  number: number;
  country: 'AU' | 'NZ';
  /** The id of the dealership; without it one that sells such vehicles. */
  dealership?: number;
  kind: 'car' | 'truck' | 'motorcycle' | 'caravan';
  carType: CarType;
  /** Cars of this fuel only. */
  fuel?: string;
  /** The maximum age of a used vehicle in years. */
  maxAge?: number;
  state: 'inStock' | 'comingSoon' | 'preorder' | 'soldRecently' | 'soldLongAgo';
  /** Price on application. */
  withoutPrice?: boolean;
  reserved?: boolean;
  wasPrice?: boolean;
  offerPrice?: boolean;
  subscription?: boolean;
  certified?: boolean;
  testDriveOnly?: boolean;
  hidden?: boolean;
  justArrived?: boolean;
};

/** A vehicle without pictures, and the properties that select its pictures. */
type DrawnVehicle = { doc: VehicleDoc; body: string; colour: string; itemType?: string };

const day = 86_400_000;
const paints: readonly (readonly [string, number])[] = [
  ['White', 36],
  ['Silver', 14],
  ['Grey', 16],
  ['Black', 12],
  ['Blue', 11],
  ['Red', 7],
  ['Green', 2],
  ['Orange', 1],
  ['Gold', 1],
  ['Brown', 1],
  ['Bronze', 1],
];
const trims: readonly (readonly [string, number])[] = [
  ['Black', 60],
  ['Grey', 14],
  ['Black leather', 12],
  ['Beige', 4],
  ['Black cloth', 10],
];
const catalogues = {
  car: catalogue,
  truck: truckCatalogue,
  motorcycle: motorcycleCatalogue,
  caravan: caravanCatalogue,
};
const sellers = { truck: 'trucks', motorcycle: 'motorcycles', caravan: 'caravans' } as const;
/** Length, width and height in millimetres, and gross mass in kilograms, by body. */
const sizes: Record<string, readonly [number, number, number, number]> = {
  Hatch: [4310, 1790, 1450, 1820],
  Sedan: [4720, 1840, 1450, 2010],
  Wagon: [4760, 1840, 1500, 2100],
  SUV: [4650, 1870, 1690, 2300],
  Ute: [5330, 1890, 1830, 3100],
  Van: [5180, 1960, 2040, 3100],
  'People Mover': [5120, 1990, 1770, 2800],
  Coupe: [4480, 1860, 1340, 1850],
  Convertible: [4280, 1810, 1330, 1760],
};
const plateLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const vinLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const multiMakes = new Set([
  'Ford',
  'Mazda',
  'Hyundai',
  'Kia',
  'Mitsubishi',
  'Nissan',
  'MG',
  'Volkswagen',
  'Subaru',
  'Suzuki',
  'Isuzu',
]);

const dealershipFor = (plan: VehiclePlan, random: Random): DealershipFixture => {
  const planned = dealershipsFixture.find(({ id }) => id === plan.dealership);
  if (planned !== undefined) return planned;
  const here = dealershipsFixture.filter(({ country, ownStock }) => country === plan.country && !ownStock);
  if (plan.kind !== 'car') {
    const kind = plan.kind;
    return here.find(({ sells }) => sells === sellers[kind]) ?? here[0]!;
  }
  const mayHave = here.filter(({ sells }) =>
    plan.carType === 'used' && !plan.certified
      ? sells === 'multi' || sells === 'toyota' || sells === 'used'
      : sells === 'multi' || sells === 'toyota',
  );
  const share = { multi: 45, toyota: 20, used: 35, trucks: 0, motorcycles: 0, caravans: 0 };
  return random.weighted(mayHave.map((dealership) => [dealership, share[dealership.sells]] as const));
};

const ageFor = (plan: VehiclePlan, random: Random): number => {
  if (plan.carType === 'new') return 0;
  if (plan.carType === 'demo') return random.chance(0.6) ? 0 : 1;
  const oldest = plan.maxAge ?? 18;
  return random.weighted(agesPerThousand.filter(([age]) => age <= oldest));
};

const modelFor = (
  plan: VehiclePlan,
  dealership: DealershipFixture,
  year: number,
  random: Random,
): { model: CatalogueModel; badge: Badge } | undefined => {
  const sold = (model: CatalogueModel): boolean =>
    model.years[0] <= year && (model.years[1] === 0 ? true : year <= model.years[1]);
  const fuels = (model: CatalogueModel): Badge[] =>
    model.badges.filter(
      (badge) => (badge.from ?? 0) <= year && (plan.fuel === undefined || (badge.fuel ?? model.fuel) === plan.fuel),
    );
  const ofMaker = (model: CatalogueModel): boolean => {
    if (plan.kind !== 'car') return true;
    if (dealership.sells === 'toyota')
      return plan.carType !== 'used' || plan.certified === true ? model.make === 'Toyota' : true;
    return plan.carType === 'used' || multiMakes.has(model.make) || (plan.fuel === 'Electric' && model.make === 'BYD');
  };
  const possible = catalogues[plan.kind].filter((model) => sold(model) && fuels(model).length > 0 && ofMaker(model));
  if (possible.length === 0) return undefined;
  const model = random.weighted(
    possible.map(
      (entry) => [entry, entry.weight * (dealership.sells === 'toyota' && entry.make === 'Toyota' ? 2.2 : 1)] as const,
    ),
  );
  return { model, badge: random.pick(fuels(model)) };
};

const moment = (time: number): string => new Date(time).toISOString();
const monthOf = (year: number, month: number): string => `${String(month).padStart(2, '0')}/${year}`;

/** Removes undefined fields. */
const known = <T extends object>(fields: T): T => {
  const found: Partial<T> = {};
  for (const name of Object.keys(fields) as (keyof T)[]) if (fields[name] !== undefined) found[name] = fields[name];
  return found as T;
};

/**
 * Generates a vehicle for a plan from the catalogue and the distributions in `valuation.ts`. `now` is in milliseconds
 * since 1970. Throws if the catalogue has no model for the plan.
 */
export const drawVehicle = (plan: VehiclePlan, now: number, random: Random): DrawnVehicle => {
  const thisYear = new Date(now).getUTCFullYear();
  let dealership = dealershipFor(plan, random);
  let age = ageFor(plan, random);
  let choice = modelFor(plan, dealership, thisYear - age, random);
  // Retries if the dealership has no model of this year and fuel.
  for (let attempt = 0; choice === undefined; attempt += 1) {
    if (attempt === 200) throw new Error(`The catalogue has nothing for the plan ${JSON.stringify(plan)}.`);
    dealership = dealershipFor(plan, random);
    age = ageFor(plan, random);
    choice = modelFor(plan, dealership, thisYear - age, random);
  }
  const { model, badge } = choice;
  const year = thisYear - age;
  const isSold = plan.state === 'soldRecently' || plan.state === 'soldLongAgo';
  const itemType = plan.kind === 'car' ? undefined : plan.kind;
  const badgeName = badge.name === 'Base' || badge.name === 'Standard' ? undefined : badge.name;
  const name = [year, model.make, model.model, badgeName].filter((part) => part !== undefined).join(' ');
  const prefix = { new: 'N', demo: 'D', used: 'U' }[plan.carType];
  const id = (plan.country === 'AU' ? 10_000 : 50_000) + plan.number;
  const stocknum = `${prefix}${id}`;

  const isCaravan = plan.kind === 'caravan';
  const kilometres =
    plan.carType === 'new'
      ? random.between(4, 38)
      : plan.carType === 'demo'
        ? random.between(600, 7_400)
        : usedKm(age, random);
  const ridden =
    plan.kind === 'motorcycle'
      ? Math.max(4, Math.round(kilometres * 0.22))
      : plan.kind === 'truck'
        ? Math.round(kilometres * 1.5)
        : kilometres;
  const km = isCaravan ? undefined : ridden;
  const newPrice = model.newPrice * badge.factor;
  const typical = typicalKm(age);
  const price =
    plan.carType === 'new'
      ? dealerPrice(newPrice * Math.exp(0.02 * random.normal()), random)
      : plan.carType === 'demo'
        ? dealerPrice(newPrice * 0.93 * Math.exp(0.02 * random.normal()), random)
        : usedPrice({ newPrice, age, km: plan.kind === 'car' ? ridden : typical, holding: model.holding }, random);
  const hasPrice = plan.state !== 'preorder' && plan.withoutPrice !== true;
  const shownPrice = hasPrice ? price : undefined;

  const fuel = isCaravan ? undefined : (badge.fuel ?? model.fuel);
  const drive = plan.kind === 'car' || plan.kind === 'truck' ? (badge.drive ?? model.drive) : undefined;
  const consumption = badge.consumption ?? (fuel === 'Electric' ? undefined : model.consumption);
  const isElectric = fuel === 'Electric';
  const manualShare =
    plan.kind === 'motorcycle'
      ? 1
      : plan.kind === 'truck'
        ? 0.55
        : age < 1
          ? 0.02
          : model.body === 'Ute'
            ? 0.22
            : model.body === 'Coupe' || model.body === 'Convertible'
              ? 0.4
              : age > 8
                ? 0.16
                : 0.08;
  const transmission = isCaravan
    ? undefined
    : !isElectric && fuel !== 'Hybrid' && random.chance(manualShare)
      ? 'Manual'
      : 'Automatic';
  const colour = isCaravan ? 'White' : random.weighted(paints);
  const interior = plan.kind === 'car' && random.chance(0.75) ? random.weighted(trims) : undefined;
  const fineBody = model.body === 'Ute' && badge.name.includes('Cab Chassis') ? 'Cab Chassis' : model.body;

  const yards = locationsFixture.filter(
    (location) => location.dealership_id === dealership.id && location.location_type === 'sales',
  );
  const yard = random.weighted(yards.map((location) => [location, location.primary ? 3 : 2] as const));
  const { address } = yard;

  const daysHere = plan.justArrived
    ? random.next() * 7.5
    : isSold
      ? 20 + random.next() * 100
      : 8.2 + random.next() * 112;
  const createdAt = now - Math.round(daysHere * day);
  const soldAt =
    plan.state === 'soldRecently'
      ? now - Math.round((0.1 + random.next() * 2.6) * day)
      : now - Math.round((5 + random.next() * 14) * day);
  const isRegistered = plan.country === 'AU' && plan.carType !== 'new' && plan.kind !== 'caravan';
  const plate = Array.from({ length: 3 }, () => random.pick([...plateLetters])).join('');
  const plateDigits = random.between(100, 999);

  const cylinders = isElectric ? undefined : model.cylinders;
  const litres = isElectric ? undefined : model.litres;
  const size = ownValue(sizes, model.body);
  const equipment = equipmentFor(
    known({
      year,
      body: model.body,
      fuel: fuel ?? '',
      drive: drive ?? '',
      factor: badge.factor,
      itemType,
      seats: model.seats,
    }),
    random,
  );
  const variant = known({
    cylinders,
    enginesize_litres: litres,
    enginesize: litres === undefined ? undefined : `${litres.toFixed(1)} L`,
    induction:
      litres === undefined || plan.kind === 'motorcycle'
        ? undefined
        : fuel === 'Diesel' || litres <= 1.5
          ? 'Turbo'
          : 'Aspirated',
    fuelconsumptioncombined: consumption,
    fuelcapacity:
      isElectric || isCaravan || plan.kind !== 'car'
        ? undefined
        : model.body === 'Ute' || model.seats >= 7
          ? 80
          : model.body === 'Hatch'
            ? 50
            : 60,
    ...(size &&
      plan.kind === 'car' && {
        vehiclelength: size[0] + random.between(-9, 9) * 5,
        vehiclewidth: size[1],
        vehicleheight: size[2],
        grossvehiclemass: size[3],
      }),
    towingcapacitybraked: model.towing > 0 ? model.towing : undefined,
    ancaprating:
      plan.kind === 'car' && year >= 2012 && model.newPrice < 120_000 ? (random.chance(0.88) ? 5 : 4) : undefined,
    geartype:
      transmission === 'Manual'
        ? '6-speed manual'
        : isElectric
          ? 'Single speed'
          : transmission === 'Automatic'
            ? drive === 'FWD' && year >= 2010
              ? random.pick(['CVT', '6-speed automatic'])
              : year >= 2017
                ? random.pick(['6-speed automatic', '8-speed automatic'])
                : '6-speed automatic'
            : undefined,
  });
  const market =
    plan.carType === 'used' && plan.kind === 'car' && hasPrice && random.chance(0.7)
      ? Math.round(price * (0.96 + random.next() * 0.12))
      : undefined;
  const lengthFeet = Number(/(\d{2})$/.exec(model.model)?.[1] ?? 18);

  const series = plan.subscription ? random.pick(['duo', 'city', 'sport']) : badge.series;
  const beforePrice =
    plan.wasPrice && hasPrice ? price + random.pick([1_000, 1_500, 2_000, 2_500, 3_000, 4_000]) : undefined;
  const offerPrice = plan.offerPrice && hasPrice ? price - random.pick([500, 1_000, 1_500, 2_000]) : undefined;

  const facts: Omit<VehicleDoc, 'id' | 'slug'> = known({
    name,
    year,
    make: model.make,
    model: model.model,
    badge: badgeName,
    series,
    carsales_title: name,
    colour,
    interior_colour: interior,
    km,
    car_type: plan.carType,
    status: isSold ? 'sold' : plan.state === 'inStock' ? 'in_stock' : 'coming_soon',
    sold: isSold ? true : undefined,
    sold_date_timestamp: isSold ? Math.floor(soldAt / 1000) : undefined,
    price: shownPrice,
    before_price: beforePrice,
    offer_price: offerPrice,
    subscription_price: plan.subscription ? Math.round(price / 150 / 5) * 5 + 14 : undefined,
    preorder: plan.state === 'preorder' ? true : undefined,
    price_type:
      plan.country === 'NZ'
        ? plan.carType === 'new'
          ? 'Plus on-road costs'
          : 'Incl. on-road costs'
        : plan.carType === 'used'
          ? random.pick(['Excl. govt charges', 'Drive away', 'Excl. govt charges'])
          : 'Drive away',
    reserve_amount: !isSold && random.chance(0.12) ? random.pick([99, 200, 500]) : undefined,
    tag: plan.testDriveOnly ? 'Test Drive Only' : undefined,
    reserved: plan.reserved ? true : undefined,
    certified: plan.certified ?? false,
    created_at: moment(createdAt),
    updated_at: moment(createdAt),
    stocknum,
    vin:
      plan.state === 'preorder'
        ? undefined
        : `6ZZ${Array.from({ length: 14 }, () => random.pick([...vinLetters])).join('')}`,
    nvic:
      plan.kind === 'car' && random.chance(0.7)
        ? Array.from({ length: 6 }, () => random.pick([...vinLetters])).join('')
        : undefined,
    city: address.city ?? undefined,
    state: address.state ?? undefined,
    simple_body: model.body,
    body: fineBody,
    item_type: itemType,
    simple_fuel: fuel,
    fuel,
    simple_drive: drive,
    drive,
    simple_transmission: transmission,
    transmission,
    trans: transmission,
    seats: plan.kind === 'car' || plan.kind === 'truck' ? model.seats : undefined,
    doors: plan.kind === 'car' || plan.kind === 'truck' ? model.doors : undefined,
    engine_size: litres === undefined ? undefined : `${litres.toFixed(1)} L`,
    engine_size_litres: litres,
    variant: Object.keys(variant).length > 0 ? variant : undefined,
    specification: isCaravan
      ? {
          body_length: Math.round(lengthFeet * 304.8),
          body_width: 2450,
          tare_weight: 1_400 + (lengthFeet - 15) * 160,
          aggregate_trailer_mass: 1_950 + (lengthFeet - 15) * 190,
          axle_type: lengthFeet >= 19 ? 'Tandem' : 'Single',
          sleeps: model.seats,
        }
      : undefined,
    standardEquipment: equipment,
    dealercomments: random.chance(0.95)
      ? commentsFor(
          known({
            name,
            model: model.model,
            body: model.body,
            fuel: fuel ?? '',
            drive: drive ?? '',
            carType: plan.carType,
            year,
            age,
            km: km ?? 0,
            seats: model.seats,
            city: address.city ?? '',
            dealership: dealership.name,
            country: plan.country,
            itemType,
            sleeps: isCaravan ? model.seats : undefined,
          }),
          random,
        )
      : undefined,
    build_date:
      plan.state === 'preorder'
        ? undefined
        : monthOf(year, random.between(1, year === thisYear ? Math.max(1, new Date(now).getUTCMonth()) : 12)),
    compliance_date:
      plan.country === 'AU' && year <= 2021 && random.chance(0.6) ? monthOf(year, random.between(6, 12)) : undefined,
    regplate: isRegistered
      ? `${plateDigits} ${plate}`
      : plan.country === 'NZ' && plan.carType !== 'new'
        ? `${plate}${plateDigits}`
        : undefined,
    rego_expiry: isRegistered ? moment(now + random.between(-25, 340) * day).slice(0, 10) : undefined,
    file:
      plan.carType === 'used' && plan.kind === 'car' && random.chance(0.2)
        ? `https://reports.dealer.example/${stocknum}.pdf`
        : undefined,
    external_video_url: random.chance(0.02) ? `https://video.dealer.example/${stocknum}` : undefined,
    cin_url:
      plan.country === 'NZ' && plan.carType !== 'new'
        ? `https://documents.dealer.example/cin/${stocknum}.pdf`
        : undefined,
    views: Math.round(6 + daysHere * (1 + random.next() * 9)),
    finance_lenders:
      hasPrice && !isSold && price > 3_000 && age <= 14 && plan.country === 'AU'
        ? lendersFor({ price: offerPrice ?? price, age, make: model.make }, random)
        : undefined,
    autograb_data:
      market === undefined
        ? undefined
        : known({
            average_market_price: market,
            state_average_market_price:
              plan.country === 'AU' && random.chance(0.8)
                ? Math.round(market * (0.97 + random.next() * 0.06))
                : undefined,
          }),
    dealership_id: dealership.id,
    dealership_name: dealership.name,
    dealership_slug: dealership.slug,
    location_id: yard.id,
    location_name: yard.name,
    location: known({
      id: yard.id,
      name: yard.name,
      slug: yard.slug,
      phone: yard.contact_detail.phone ?? undefined,
      address: known({
        street: address.street ?? undefined,
        city: address.city ?? undefined,
        state: address.state ?? undefined,
        postcode: address.postcode ?? undefined,
        lat: address.lat ?? undefined,
        long: address.long ?? undefined,
      }),
    }),
    show_on_dealer_website: !plan.hidden,
    // Ranks available, priced and recent vehicles first; at a dealer of one make the others come last.
    custom_rank:
      (dealership.sells === 'toyota' && model.make !== 'Toyota' ? 0 : 3_000) +
      (isSold ? 0 : plan.state === 'inStock' ? 4_000 : 2_000) +
      (hasPrice ? 1_000 : 0) +
      (plan.justArrived ? 600 : 0) +
      random.between(0, 1_900),
  });
  return known({
    doc: { id, slug: `${slugify(name)}-${stocknum.toLowerCase()}`, ...facts },
    body: model.body,
    colour,
    itemType,
  });
};
