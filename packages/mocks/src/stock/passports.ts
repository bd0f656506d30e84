import { ownValue } from '@dealer/core/data';
import type { PassportDoc, VehicleDoc } from '@dealer/core/vehicle';
import { seededRandom, type Random } from './seededRandom.ts';

/** The dealerships that publish passports: an electric dealer, a small yard of used cars, a group in New Zealand. */
const publishers: ReadonlySet<number> = new Set([7, 9, 20]);

const day = 86_400_000;

/** Battery in kWh, range in km (WLTP), consumption in kWh/100 km, AC and DC power in kW, and its ANCAP year, by model. */
const electric: Readonly<Record<string, readonly [number, number, number, number, number, number]>> = {
  'Kona Electric': [64, 444, 15.7, 11, 102, 2019],
  'Ioniq 5': [77, 481, 17.9, 11, 233, 2021],
  EV6: [77, 506, 17.2, 11, 233, 2022],
  Leaf: [40, 270, 17.1, 6.6, 46, 2018],
  '4': [64, 435, 16.6, 7, 140, 2022],
  'Model 3': [60, 491, 14.4, 11, 170, 2019],
  'Model Y': [60, 455, 15.6, 11, 170, 2022],
  'Atto 3': [60, 420, 16, 7, 88, 2022],
};

const points = [
  'Brakes and steering',
  'Suspension',
  'Engine bay and fluids',
  'Lights and indicators',
  'Wipers and washers',
  'Seat belts and airbags',
  'Air conditioning',
  'Body and paint',
  'Interior and trim',
  'Road test',
] as const;
const electricPoints = ['High-voltage battery and cables', 'Charging port and cable'] as const;
const marks = [
  'Stone chip on the bonnet, 3 mm',
  'Light scratch on the door, polished',
  'Kerb mark on the alloy wheel',
  'Scuff on the bumper corner',
] as const;

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

const checksOf = (now: number, random: Random): PassportDoc['history_checks'] => {
  const date = iso(now - random.between(2, 20) * day);
  return [
    {
      check: 'ppsr',
      result: 'clear',
      date,
      certificate: `${random.between(1000, 9999)} ${random.between(1000, 9999)}`,
    },
    { check: 'written_off', result: 'clear', date },
    { check: 'stolen', result: 'clear', date },
  ];
};

const servicesOf = (doc: VehicleDoc, now: number, random: Random): PassportDoc['service_history'] => {
  const age = new Date(now).getUTCFullYear() - (doc.year ?? 0);
  const visits = Math.min(6, Math.max(0, age));
  const km = doc.km ?? 0;
  return Array.from({ length: visits }, (_, at) => ({
    date: iso(now - Math.round((at + 0.35 + random.next() * 0.3) * 365) * day),
    km: Math.round(km * (1 - (at + 0.4) / (visits + 0.4))),
    work: at % 3 === 2 ? 'Logbook service with brake fluid' : 'Logbook service',
    by: at < visits - 1 ? (doc.dealership_name ?? 'The dealer') : 'First owner’s workshop',
  }));
};

/**
 * The passport of a generated vehicle: what its dealer publishes of it. Undefined for dealers that publish none, and for what is towed or
 * ridden. It has a random sequence of its own, so that everything else of the stock is the same with and without it.
 */
export const passportFor = (doc: VehicleDoc, now: number): PassportDoc | undefined => {
  if (!publishers.has(doc.dealership_id ?? 0) || doc.item_type !== undefined || doc.preorder === true) return undefined;
  const random = seededRandom(doc.id);
  const isUsed = doc.car_type === 'used';
  const age = Math.max(0, new Date(now).getUTCFullYear() - (doc.year ?? 0));
  const facts = doc.fuel === 'Electric' ? ownValue(electric, doc.model ?? '') : undefined;
  const inspected = iso(now - random.between(2, 20) * day);
  const worn = Math.min(0.75, age * 0.07 + random.next() * 0.15);
  const tread = (least: number, most: number): number => Math.round((most - (most - least) * worn) * 10) / 10;
  const warrantyYears = doc.fuel === 'Electric' ? 8 : 5;
  const photos = doc.photos_count ?? 0;
  return {
    ...(isUsed && {
      inspection: {
        date: inspected,
        by: doc.dealership_name,
        items: [...points, ...(facts === undefined ? [] : electricPoints)].map((item) =>
          item === 'Body and paint' && photos > 0
            ? { item, result: 'attention', note: 'Marks are shown on the photos' }
            : { item, result: 'pass' },
        ),
      },
      tyres: ['Front left', 'Front right', 'Rear left', 'Rear right'].map((position) => ({
        position,
        depth_mm: Math.max(2.2, tread(2, 8) - random.between(0, 6) / 10),
      })),
      brakes: ['Front', 'Rear'].map((position) => ({ position, depth_mm: tread(3, 11) })),
      owners: Math.min(3, 1 + Math.floor(age / 4)),
      history_checks: checksOf(now, random),
      service_history: servicesOf(doc, now, random),
      ...(photos > 0 && {
        marks: random
          .sample(marks, Math.min(2, photos))
          .map((text, at) => ({ photo: at + 1, x: random.between(28, 72), y: random.between(42, 66), text })),
      }),
    }),
    keys: isUsed && random.chance(0.2) ? 1 : 2,
    ...(facts !== undefined && {
      battery: {
        capacity_kwh: facts[0],
        range_km: facts[1],
        ...(isUsed && {
          health_percent: Math.max(80, Math.round(99 - age * 2 - random.next() * 2)),
          health_date: inspected,
        }),
      },
      charging: {
        ac: { minutes: Math.round(((facts[0] * 1.1) / facts[3]) * 60), kw: facts[3] },
        dc: {
          minutes: Math.round(((facts[0] * 0.7) / (facts[4] * 0.62)) * 60),
          kw: facts[4],
          from_percent: 10,
          to_percent: 80,
        },
        connectors: doc.model === 'Leaf' ? ['Type 2', 'CHAdeMO'] : ['Type 2', 'CCS2'],
      },
      co2_g_km: 0,
      energy_kwh_100km: facts[2],
      ...(doc.variant?.ancaprating !== undefined && { ancap: { stars: doc.variant.ancaprating, year: facts[5] } }),
    }),
    ...(facts === undefined &&
      doc.variant?.fuelconsumptioncombined !== undefined && {
        co2_g_km: Math.round(doc.variant.fuelconsumptioncombined * (doc.fuel === 'Diesel' ? 26.4 : 23.1)),
      }),
    ...(age < warrantyYears && {
      warranty: { until: `${(doc.year ?? 0) + warrantyYears}-12-31`, km: 160_000 },
    }),
  };
};
