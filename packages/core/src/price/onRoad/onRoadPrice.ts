import { type AustralianState, australianStates } from '../../site/australianStates.ts';
import { businessDay } from '../../format/days.ts';
import { formatMoney } from '../../format/formatNumber.ts';
import { wholeCents } from '../../format/wholeCents.ts';
import type { Site } from '../../site/site.ts';
import { type TextFor, textsFor } from '../../texts/textsFor.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { regoDay } from '../../vehicle/regoDay.ts';
import { onRoadCosts } from '../onRoadCosts.ts';
import { priceTypeOf, shownPrice } from '../shownPrice.ts';
import { shownAmount } from '../shownAmount.ts';
import { chargeOf } from './chargeOf.ts';
import type { ChargeRow } from './onRoadTables.ts';
import { readState } from './stateOf.ts';
import { type ClassedVehicle, vehicleClass } from './vehicleClass.ts';
import { vehicleDuty } from './vehicleDuty.ts';

/** A part of what a vehicle costs on the road. */
type OnRoadLine = {
  readonly part: 'price' | 'duty' | ChargeRow['charge'];
  readonly label: string;
  /** Dollars; absent where the amount is not known. */
  readonly amount?: number;
  /** "$1,380", or "Set by the state". */
  readonly text: string;
  readonly note?: string;
  /** Where the amount comes from. */
  readonly source?: string;
};

/** What a vehicle costs on the road in a state. */
export type OnRoadPrice =
  /** The dealer's own price is the drive-away price. */
  | { readonly kind: 'driveAway'; readonly total: number; readonly text: string; readonly label: string }
  | {
      readonly kind: 'estimate';
      readonly state: AustralianState;
      readonly lines: readonly OnRoadLine[];
      /** What is known: the parts without those that are set by the state. */
      readonly total: number;
      /** Some part is not known, so the total is the least that it can be. */
      readonly isFrom: boolean;
      /** "$47,370", or "from $47,370". */
      readonly text: string;
      /** "Estimated drive away in QLD". */
      readonly label: string;
    }
  /** No price, no known state, or a price type that says nothing about charges. */
  | { readonly kind: 'unknown' };

/** The site values that an estimate depends on. */
export type OnRoadSite = Pick<Site, 'country' | 'price' | 'nz' | 'timezone' | 'texts'>;

/** The facts of a vehicle that an estimate depends on. */
type OnRoadVehicle = ClassedVehicle &
  Pick<
    Vehicle,
    'price' | 'offerPrice' | 'priceType' | 'carType' | 'fuel' | 'cylinders' | 'regoPlate' | 'regoExpiry'
  > & {
    readonly location: Pick<Vehicle['location'], 'state'>;
  };

const labelsFor = (t: TextFor): Readonly<Record<OnRoadLine['part'], string>> => ({
  price: t('Vehicle price'),
  duty: t('Vehicle duty'),
  transfer: t('Transfer fee'),
  registration: t('Registration for 12 months'),
  insurance: t('Compulsory insurance'),
});

/** A name that people read. */
export const stateName = (state: AustralianState): string =>
  australianStates.find(({ value }) => value === state)?.label ?? state.toUpperCase();

/** "20/03/2027". */
const written = (day: string): string => day.split('-').toReversed().join('/');

/**
 * What a vehicle costs on the road in a state: the price that is shown, duty, transfer, registration and compulsory insurance, each part
 * as a line. Amounts are the dealer's own (`price.charges`), else the tables'; what neither knows has no figure, and the total is "from".
 * A dealer's drive-away price is the total for buyers in the yard's state, or where the yard names none; for another state it is not
 * known. `now` is in milliseconds since 1970.
 *
 * @example onRoadPrice(car, site, { state: 'qld', now }) // => { kind: 'estimate', text: 'from $47,370', lines: [...], ... }
 */
export const onRoadPrice = (
  vehicle: OnRoadVehicle,
  site: OnRoadSite,
  { state, now }: { readonly state?: AustralianState | undefined; readonly now: number },
): OnRoadPrice => {
  const shown = shownPrice(vehicle);
  if (shown === undefined || site.country !== 'AU') return { kind: 'unknown' };
  const price = shownAmount(shown, site);
  const yard = readState(vehicle.location.state);
  const buyer = state ?? yard;
  const money = (amount: number): string => formatMoney(amount, site);
  const included = onRoadCosts(priceTypeOf(vehicle, site));
  if (included === 'included')
    return buyer === undefined || yard === undefined || buyer === yard
      ? {
          kind: 'driveAway',
          total: price,
          text: money(price),
          label: `Drive away${yard === undefined ? '' : ` in ${stateName(yard)}`}`,
        }
      : { kind: 'unknown' };
  if (buyer === undefined || included === undefined) return { kind: 'unknown' };

  const t = textsFor(site.texts);
  const labels = labelsFor(t);
  const kind = vehicleClass(vehicle);
  const own = site.price.charges[buyer] ?? {};
  const buyerState = stateName(buyer);
  const until = regoDay(vehicle.regoExpiry, site.timezone);
  // Registration goes over to a buyer in the same state.
  const isRegistered =
    vehicle.carType !== 'new' && buyer === yard && until !== undefined && until >= businessDay(now, site.timezone);

  const line = (
    part: OnRoadLine['part'],
    found?: { amount: number; source?: string | undefined },
    note?: string,
  ): OnRoadLine => ({
    part,
    label: labels[part],
    ...(found === undefined
      ? { text: buyer === 'act' || buyer === 'nt' ? t('Set by the territory') : t('Set by the state') }
      : { amount: found.amount, text: money(found.amount), source: found.source }),
    note,
  });
  const charge = (part: ChargeRow['charge']): OnRoadLine => {
    const amount = own[part];
    if (amount !== undefined) return line(part, { amount });
    const row = chargeOf(buyer, part, vehicle);
    if (row === undefined) return line(part);
    return line(part, row, row.withInsurance === true ? t('With compulsory insurance.') : undefined);
  };

  const duty = vehicleDuty(buyer, price, vehicle);
  const registration = charge('registration');
  const isInsured = own.registration === undefined && chargeOf(buyer, 'registration', vehicle)?.withInsurance === true;
  const lines: OnRoadLine[] = [
    line('price', { amount: price }),
    line(
      'duty',
      duty === undefined ? undefined : { amount: duty.amount, source: duty.row.source },
      vehicle.carType === 'used' ? t('On the price, or on the market value where that is higher.') : undefined,
    ),
    ...(vehicle.carType === 'new' ? [] : [charge('transfer')]),
    ...(isRegistered
      ? [
          {
            part: 'registration' as const,
            label: t('Registration'),
            amount: 0,
            text: t('Included'),
            note: t('Registered until {date}, with compulsory insurance.', { date: written(until) }),
          },
        ]
      : [registration, ...(isInsured || kind === 'caravan' ? [] : [charge('insurance')])]),
  ];
  const total = wholeCents(lines.reduce((sum, { amount = 0 }) => sum + amount, 0));
  const isFrom = lines.some(({ amount }) => amount === undefined);
  return {
    kind: 'estimate',
    state: buyer,
    lines,
    total,
    isFrom,
    text: `${isFrom ? 'from ' : ''}${money(total)}`,
    label: `Estimated drive away in ${buyerState}`,
  };
};

/**
 * A vehicle with its price on the road in the visitor's state, for the headline and the loan of a site whose price basis it is (decision
 * H4). It stays as the index has it where the visitor named no state, and where no estimate for that state is possible: a dealer's
 * drive-away price is for the yard's own. `now` is in milliseconds since 1970.
 *
 * @example vehicleInState(car, site, { state: 'vic', now }).driveAway // => { amount: 48_254, isFrom: false, state: 'VIC' }
 */
export const vehicleInState = (
  vehicle: Vehicle,
  site: OnRoadSite,
  { state, now }: { readonly state: AustralianState | undefined; readonly now: number },
): Vehicle => {
  // Without a figure of the index the page has no room for one.
  if (state === undefined || site.price.basis !== 'driveAway' || vehicle.driveAway === undefined) return vehicle;
  const road = onRoadPrice(vehicle, site, { state, now });
  return road.kind === 'estimate'
    ? { ...vehicle, driveAway: { amount: road.total, isFrom: road.isFrom, state: stateName(road.state) } }
    : vehicle;
};
