import type { AustralianState } from '../../site/australianStates.ts';
import { financedPrice } from '../../finance/financeVisibility.ts';
import { hasFinanceCalculator } from '../../finance/hasFinanceCalculator.ts';
import { openingLoan } from '../../finance/openingLoan.ts';
import { periodsPerYear, type RepaymentFrequency } from '../../finance/repayment.ts';
import { repaymentFrequency } from '../../finance/repaymentFrequency.ts';
import { loanRepayment, type LoanSite, vehicleLoan } from '../../finance/vehicleLoan.ts';
import { formatCount, formatMoney } from '../../format/formatNumber.ts';
import { wholeCents } from '../../format/wholeCents.ts';
import { shownPrice } from '../../price/shownPrice.ts';
import { onRoadPrice, stateName } from '../../price/onRoad/onRoadPrice.ts';
import { registrationCost } from '../../price/onRoad/registrationCost.ts';
import { readState } from '../../price/onRoad/stateOf.ts';
import type { Site } from '../../site/site.ts';
import { isAvailable } from '../../vehicle/isAvailable.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { fuelCost } from '../fuelCost.ts';
import { roadUserCharges, roadUserCost } from '../../law/roadUserCharges.ts';
import type { CostUse } from './costCalculator.ts';
import { energyKind, isDiesel } from './energyKind.ts';

/** A part of what a vehicle costs. */
export type CostPart =
  | 'deposit'
  | 'finance'
  | 'duty'
  | 'fuel'
  | 'electricity'
  | 'roadUser'
  | 'registration'
  | 'service'
  | 'insurance';

/** A part with what it comes to over the years: whole dollars where it is an estimate; absent where it is not known. */
export type CostLine = {
  readonly part: CostPart;
  readonly label: string;
  readonly amount?: number;
  readonly text: string;
  readonly note?: string;
};

/** What a vehicle costs over the years. */
export type RunningCosts = {
  readonly years: number;
  readonly lines: readonly CostLine[];
  /** Dollars: the sum of the lines that are known. */
  readonly total: number;
  /** Some part is not in the total, so it is the least that it can be. */
  readonly isFrom: boolean;
  /** What the total does not contain: "registration", "service". */
  readonly without: readonly string[];
};

/** The site values that running costs depend on. */
export type CostSite = LoanSite & Pick<Site, 'timezone' | 'nz' | 'detail' | 'texts'>;

/** The visitor: the state in which they register, and how often they pay; `now` in milliseconds since 1970. */
export type CostVisitor = {
  readonly state?: AustralianState | undefined;
  readonly every?: RepaymentFrequency | undefined;
  readonly now: number;
};

/** The energy of a week in dollars, rounded to the cent, by what is bought. */
type EnergyCost = { readonly fuel: number; readonly electricity: number };

/**
 * What energy costs in a week, in dollars: distance / 100 x consumption x price, for fuel, electricity, or both of a plug-in hybrid.
 *
 * @example energyCost({ fuel: 'Electric' }, { ...use, distanceKm: 250, kwhPer100Km: 16, pricePerKwh: 0.3 }) // => { fuel: 0, electricity: 12 }
 */
export const energyCost = (vehicle: Pick<Vehicle, 'fuel' | 'itemType'>, use: CostUse): EnergyCost => {
  const kind = energyKind(vehicle);
  const { distanceKm } = use;
  return {
    fuel:
      kind === 'fuel' || kind === 'plugIn'
        ? fuelCost({
            distanceKm,
            litresPer100Km: use.litresPer100Km,
            pricePerLitre: isDiesel(vehicle) ? use.dieselPrice : use.petrolPrice,
          }).week
        : 0,
    electricity:
      kind === 'electric' || kind === 'plugIn'
        ? fuelCost({ distanceKm, litresPer100Km: use.kwhPer100Km, pricePerLitre: use.pricePerKwh }).week
        : 0,
  };
};

/** The payments of the vehicle's own loan within the years. */
const financeLines = (
  vehicle: Vehicle,
  site: CostSite,
  years: number,
  { every = repaymentFrequency(site.finance).frequency, now }: CostVisitor,
): CostLine[] => {
  const start = hasFinanceCalculator(financedPrice(vehicle, site), site) ? vehicleLoan(vehicle, site, now) : undefined;
  if (start === undefined) return [];
  const loan = { ...openingLoan(site, start), frequency: every };
  const result = loanRepayment(loan, {
    amountMin: site.finance.amountMin,
    quotedWeek: start.quote?.weeklyRepaymentAmount,
  });
  if (result.kind === 'enquire') return [];
  const money = (amount: number): string => formatMoney(amount, site);
  const periods = Math.min(result.periods, periodsPerYear[every] * years);
  const isPaidOff = periods === result.periods;
  const onTop = loan.feesOnTop === true ? loan.fees : 0;
  const amount = isPaidOff ? result.total : wholeCents(periods * result.amount + onTop);
  const left = wholeCents(result.total - amount);
  const note = [
    `${formatCount(periods)} × ${money(result.amount)}`,
    onTop > 0 ? `a fee of ${money(onTop)}` : '',
    isPaidOff && start.quote === undefined && loan.residual > 0 ? `a final payment of ${money(loan.residual)}` : '',
  ]
    .filter((part) => part !== '')
    .join(', and ');
  return [
    ...(loan.deposit > 0 && start.quote === undefined
      ? [{ part: 'deposit' as const, label: 'Deposit', amount: loan.deposit, text: money(loan.deposit) }]
      : []),
    {
      part: 'finance',
      label: 'Finance',
      amount,
      text: money(amount),
      note: [
        left > 0 ? `${note}.` : note,
        left > 0 ? `After ${years === 1 ? 'the year' : `${years} years`} ${money(left)} are left to pay.` : '',
        site.country === 'NZ' && left > 0 ? `Total of payments: ${money(result.total)}.` : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    },
  ];
};

/** What the price has of the charges of the first year, and what is paid on top of it. */
type FirstCharges = {
  /** The price contains the first year's registration. */
  readonly hasFirstYear: boolean;
  /** Duty and transfer on top of the price, in dollars, as far as they are known; absent where the price contains them. */
  readonly onTop?: number;
  /** Names what is paid on top and has no figure. */
  readonly unknown: readonly string[];
};

/** The loan of a site whose price basis is the price on the road already has the charges in it. */
const firstCharges = (vehicle: Vehicle, site: CostSite, { state, now }: CostVisitor): FirstCharges => {
  const road = onRoadPrice(vehicle, site, { state, now });
  if (road.kind === 'driveAway') return { hasFirstYear: true, unknown: [] };
  if (road.kind === 'unknown')
    // A drive-away price is for the yard's own state, and some price types do not say what is on top.
    return {
      hasFirstYear: false,
      unknown: site.country === 'AU' && shownPrice(vehicle) !== undefined ? ['vehicle duty', 'transfer fee'] : [],
    };
  const isFinanced = site.price.basis === 'driveAway' && vehicle.driveAway !== undefined;
  if (isFinanced)
    return {
      hasFirstYear: road.lines.some(({ part, amount = 0 }) => part === 'registration' && amount > 0),
      unknown: [],
    };
  const once = road.lines.filter(({ part }) => part === 'duty' || part === 'transfer');
  return {
    hasFirstYear: false,
    onTop: wholeCents(once.reduce((sum, { amount = 0 }) => sum + amount, 0)),
    unknown: once.filter(({ amount }) => amount === undefined).map(({ label }) => label.toLowerCase()),
  };
};

/**
 * What a vehicle costs over the years: its own loan, energy, road user charges in New Zealand, duty and transfer where the price does not
 * contain them, registration from the tables or else the visitor's figure, and the visitor's figures for service and insurance. Undefined for a vehicle that is sold or towed. What is not known
 * is named, and the total is "from".
 */
export const runningCosts = (
  vehicle: Vehicle,
  site: CostSite,
  use: CostUse,
  visitor: CostVisitor,
): RunningCosts | undefined => {
  if (!isAvailable(vehicle) || energyKind(vehicle) === undefined) return undefined;
  const { years } = use;
  const money = (amount: number): string => formatMoney(amount, site);
  /** An estimate, in whole dollars. */
  const line = (part: CostPart, label: string, dollars: number, note?: string): CostLine => {
    const amount = Math.round(dollars + 1e-7);
    return { part, label, amount, text: money(amount), ...(note === undefined ? {} : { note }) };
  };
  const overYears = (week: number): number => week * 52 * years;
  const { fuel, electricity } = energyCost(vehicle, use);
  const kind = energyKind(vehicle);
  const charges = roadUserCharges(vehicle, site);
  const state = visitor.state ?? readState(vehicle.location.state);
  const rego = state === undefined ? undefined : registrationCost(vehicle, site, state);

  const finance = financeLines(vehicle, site, years, visitor);
  const first = firstCharges(vehicle, site, visitor);
  const registeredYears = first.hasFirstYear ? years - 1 : years;
  const firstYear = first.hasFirstYear ? ' The price has the first year in it.' : '';
  const registration =
    rego !== undefined && state !== undefined
      ? line(
          'registration',
          'Registration',
          rego.amount * registeredYears,
          `${money(rego.amount)} a year in ${stateName(state)}, with compulsory insurance.${firstYear}`,
        )
      : use.registration > 0
        ? line('registration', 'Registration', use.registration * registeredYears, `Your own figure.${firstYear}`)
        : site.country === 'AU'
          ? {
              part: 'registration' as const,
              label: 'Registration',
              text: state === 'act' || state === 'nt' ? 'Set by the territory' : 'Set by the state',
            }
          : undefined;
  const lines: CostLine[] = [
    ...finance,
    ...(first.onTop === undefined || first.onTop === 0
      ? []
      : [line('duty', 'Duty and transfer', first.onTop, 'On top of the price, an estimate.')]),
    ...(kind === 'electric' ? [] : [line('fuel', 'Fuel', overYears(fuel))]),
    ...(kind === 'fuel' ? [] : [line('electricity', 'Electricity', overYears(electricity))]),
    ...(charges === undefined
      ? []
      : [
          line(
            'roadUser',
            'Road user charges',
            overYears(roadUserCost(charges, use.distanceKm)),
            `${money(charges.per1000Km)} for 1,000\u00a0km (${charges.label}).`,
          ),
        ]),
    ...(registration === undefined ? [] : [registration]),
    ...(use.service > 0 ? [line('service', 'Service', use.service * years, 'Your own figure.')] : []),
    ...(use.insurance > 0 ? [line('insurance', 'Insurance', use.insurance * years, 'Your own figure.')] : []),
  ];
  const without = [
    ...(finance.length === 0 ? ['the price of the vehicle'] : []),
    ...first.unknown,
    ...(registration?.amount === undefined ? ['registration'] : []),
    ...(use.service > 0 ? [] : ['service']),
    ...(use.insurance > 0 ? [] : ['insurance']),
  ];
  return {
    years,
    lines,
    total: wholeCents(lines.reduce((sum, { amount = 0 }) => sum + amount, 0)),
    isFrom: without.length > 0,
    without,
  };
};
