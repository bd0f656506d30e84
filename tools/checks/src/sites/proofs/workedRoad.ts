import type { Site } from '@dealer/core/site';
import type { VehicleDoc } from '@dealer/core/vehicle';
import { now } from './workedTotals.ts';

/** What the price on the road is made of; `undefined` for an amount that is not known. */
type Worked = { readonly kind: 'driveAway' | 'estimate' | 'none'; readonly total: number; readonly isFrom: boolean };

const today = new Date(now).toISOString().slice(0, 10);
const cents = (amount: number): number => Math.round(amount * 100) / 100;
/** For each started part of the value. */
const each = (value: number, part: number, dollars: number): number => Math.ceil(value / part - 1e-9) * dollars;

type Facts = { value: number; kind: string; energy: string; cylinders: number | undefined; isNew: boolean };

/** Vehicle duty, written from the pages of the revenue offices and not from the tables of the platform. */
const dutyOf: Readonly<Record<string, (facts: Facts) => number | undefined>> = {
  QLD: ({ value, kind, energy, cylinders }) => {
    if (kind === 'caravan') return 0;
    const byCylinders = cylinders === undefined ? undefined : cylinders <= 4 ? 3 : cylinders <= 6 ? 3.5 : 4;
    const rate = energy === 'combustion' ? byCylinders : 2;
    return rate === undefined ? undefined : each(value, 100, rate + (value > 100_000 && kind !== 'heavy' ? 2 : 0));
  },
  NSW: ({ value, kind }) =>
    kind === 'caravan' || kind === 'heavy'
      ? undefined
      : value < 45_000
        ? each(value, 100, 3)
        : 1_350 + each(value - 45_000, 100, 5),
  VIC: ({ value, kind, energy, isNew }) => {
    if (kind === 'caravan') return undefined;
    if (kind !== 'passenger') return each(value, 200, isNew ? 5.4 : 8.4);
    const isLow = energy === 'electric' || value <= 80_567;
    return each(value, 200, isLow ? 8.4 : value <= 100_000 ? 10.4 : value <= 150_000 ? 14 : 18);
  },
  SA: ({ value, kind }) => {
    if (kind === 'caravan') return 0;
    if (value <= 1_000) return Math.max(5, each(value, 100, 1));
    if (value <= 2_000) return 10 + each(value - 1_000, 100, 2);
    const isGoods = kind === 'goods' || kind === 'heavy';
    return value <= 3_000 || isGoods ? 30 + each(value - 2_000, 100, 3) : 60 + each(value - 3_000, 100, 4);
  },
  WA: ({ value, kind }) => {
    if (kind === 'caravan') return 0;
    const perCent =
      kind === 'heavy'
        ? 3
        : value <= 25_000
          ? 2.75
          : value <= 50_000
            ? Math.round((2.75 + (value - 25_000) / 6_666.66) * 100) / 100
            : 6.5;
    const duty = Math.floor(value * perCent * 0.2 + 1e-6) / 20;
    return kind === 'heavy' ? Math.min(12_000, duty) : duty;
  },
  TAS: ({ value, kind }) => {
    if (kind === 'caravan') return 0;
    if (kind === 'heavy') return Math.max(20, each(value, 100, 1));
    if (kind !== 'passenger' || value <= 35_000) return Math.max(20, each(value, 100, 3));
    return value <= 40_000 ? 1_050 + each(value - 35_000, 100, 11) : each(value, 100, 4);
  },
  ACT: () => undefined,
};

/** A year's registration with compulsory insurance, where a source states it. */
const yearOf = (state: string, { kind, energy, cylinders = 0 }: Facts): number | undefined => {
  if (kind !== 'passenger' && kind !== 'goods') return undefined;
  const step = energy === 'electric' ? 0 : [3, 4, 6, 8, 12].findIndex((most) => cylinders > 0 && cylinders <= most);
  if (state === 'QLD') {
    const fee = energy === 'electric' ? 283.55 : [283.55, 360.6, 570.95, 799.6, 937.8][step];
    return fee === undefined ? undefined : fee + 62.9 + 33.9 + 369.6;
  }
  if (state !== 'TAS') return undefined;
  return energy === 'electric' ? 623.62 : [600.62, 623.62, 663.62, 737.62, 770.62][step];
};

/** The price on the road in the state of the yard, worked out from the document and the site file alone. */
export const workedRoad = (doc: VehicleDoc, site: Site): Worked => {
  const price = cents(doc.offer_price || doc.price || 0);
  const written = doc.price_type ?? site.price.defaultPriceType[doc.car_type ?? 'used'];
  const type = (written ?? (doc.car_type === 'used' ? 'Excl. govt charges' : 'Drive away')).toLowerCase();
  if (site.country === 'NZ') return { kind: 'none', total: price, isFrom: false };
  if (/drive away|incl/.test(type)) return { kind: 'driveAway', total: price, isFrom: false };
  const state = doc.state ?? '';
  const body = doc.simple_body ?? '';
  const kind =
    doc.item_type === 'motorcycle' || doc.item_type === 'caravan'
      ? doc.item_type
      : doc.item_type === 'truck'
        ? (doc.variant?.grossvehiclemass ?? 9_999) > 4_500
          ? 'heavy'
          : 'goods'
        : ['Ute', 'Van', 'Cab Chassis'].includes(body)
          ? 'goods'
          : 'passenger';
  const fuel = doc.simple_fuel ?? '';
  const energy = fuel === 'Electric' ? 'electric' : fuel.includes('Hybrid') ? 'hybrid' : 'combustion';
  const isNew = doc.car_type === 'new';
  const facts = { value: price, kind, energy, cylinders: doc.variant?.cylinders, isNew };
  const isRegistered = !isNew && (doc.rego_expiry ?? '') >= today;
  const parts = [
    dutyOf[state]?.(facts),
    ...(isNew ? [] : [{ NSW: 41, ACT: 46.2 }[state]]),
    isRegistered ? 0 : yearOf(state, facts),
  ];
  return {
    kind: 'estimate',
    total: cents(parts.reduce<number>((sum, part = 0) => sum + part, price)),
    isFrom: parts.includes(undefined),
  };
};
