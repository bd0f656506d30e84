import { formatKm } from '../../format/formatKm.ts';
import { formatMoney } from '../../format/formatNumber.ts';
import { wholeCents } from '../../format/wholeCents.ts';
import { readState } from '../../price/onRoad/stateOf.ts';
import { registrationCost } from '../../price/onRoad/registrationCost.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { roadUserCharges, roadUserText } from '../../law/roadUserCharges.ts';
import type { CostField } from './costAssumptions.ts';
import { type CostCalculator, costText } from './costCalculator.ts';
import { energyKind, isDiesel } from './energyKind.ts';
import { type CostLine, type CostSite, type CostVisitor, energyCost, runningCosts } from './runningCosts.ts';

/** A field of the calculator. */
export type CostFieldModel = {
  readonly field: CostField;
  readonly label: string;
  readonly value: string;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly hint?: string;
};

/** The model of the calculator of one vehicle. */
export type RunningCostsModel = {
  /** Distance, consumption and prices of energy. */
  readonly energyFields: readonly CostFieldModel[];
  /** "$42.50", what energy costs in a week. */
  readonly week: string;
  /** "$2,210.00", 52 weeks of that. */
  readonly year: string;
  /** New Zealand: what road user charges come to for that distance. */
  readonly roadUser?: string;
  /** "What it costs over 5 years". */
  readonly title: string;
  /** Years, and the visitor's own figures. */
  readonly ownFields: readonly CostFieldModel[];
  readonly lines: readonly CostLine[];
  readonly total: { readonly label: string; readonly text: string; readonly note: string };
};

const labels: Readonly<Record<CostField, Omit<CostFieldModel, 'field' | 'value'>>> = {
  distanceKm: { label: 'Distance a week', suffix: 'km' },
  litresPer100Km: { label: 'Consumption per 100 km', suffix: 'L' },
  petrolPrice: { label: 'Petrol price per litre', prefix: '$' },
  dieselPrice: { label: 'Diesel price per litre', prefix: '$' },
  kwhPer100Km: { label: 'Electricity per 100 km', suffix: 'kWh' },
  pricePerKwh: { label: 'Electricity price per kWh', prefix: '$' },
  years: { label: 'Years' },
  registration: { label: 'Registration a year', prefix: '$' },
  service: { label: 'Service a year', prefix: '$' },
  insurance: { label: 'Insurance a year', prefix: '$' },
};

/** A field with its text and unit; the distance also by the year. */
export const costFieldModel = (state: CostCalculator, field: CostField): CostFieldModel => ({
  field,
  ...labels[field],
  value: costText(state, field),
  ...(field === 'distanceKm' ? { hint: `${formatKm(state.use.distanceKm * 52)} a year` } : {}),
});

/** Always with cents: "$42.5" or "$43" would look like a guess. */
const withCents = (amount: number, site: CostSite): string => {
  const money = formatMoney(amount, site);
  return money.includes('.') ? money : `${money}.00`;
};

/** "Without registration, service and insurance." */
export const withoutText = (parts: readonly string[]): string =>
  parts.length === 0
    ? ''
    : `Without ${[parts.slice(0, -1).join(', '), parts.at(-1)].filter((part) => part !== '').join(' and ')}.`;

/**
 * The texts of the calculator of a vehicle: what its energy costs by the week, with the year next to it (decision A24), and what
 * everything comes to over the years. Undefined for a vehicle that is sold or towed.
 *
 * @example runningCostsModel(car, site, state, { now })?.week // => '$42.50'
 */
export const runningCostsModel = (
  vehicle: Vehicle,
  site: CostSite,
  state: CostCalculator,
  visitor: CostVisitor,
): RunningCostsModel | undefined => {
  const { use } = state;
  const costs = runningCosts(vehicle, site, use, visitor);
  if (costs === undefined) return undefined;
  const kind = energyKind(vehicle);
  const litres: CostFieldModel[] =
    kind === 'electric'
      ? []
      : [
          costFieldModel(state, 'litresPer100Km'),
          {
            ...costFieldModel(state, isDiesel(vehicle) ? 'dieselPrice' : 'petrolPrice'),
            label: 'Fuel price per litre',
          },
        ];
  const kilowattHours: CostFieldModel[] =
    kind === 'fuel' ? [] : [costFieldModel(state, 'kwhPer100Km'), costFieldModel(state, 'pricePerKwh')];
  const { fuel, electricity } = energyCost(vehicle, use);
  const week = wholeCents(fuel + electricity);
  const charges = roadUserCharges(vehicle, site);
  const buyer = visitor.state ?? readState(vehicle.location.state);
  const isRegoKnown = buyer !== undefined && registrationCost(vehicle, site, buyer) !== undefined;
  const own: readonly CostField[] = [
    'years',
    ...(isRegoKnown ? [] : ['registration' as const]),
    'service',
    'insurance',
  ];
  const span = costs.years === 1 ? '1 year' : `${costs.years} years`;
  return {
    energyFields: [costFieldModel(state, 'distanceKm'), ...litres, ...kilowattHours],
    week: withCents(week, site),
    year: withCents(wholeCents(week * 52), site),
    ...(charges === undefined ? {} : { roadUser: roadUserText(charges, use.distanceKm, site) }),
    title: `What it costs over ${span}`,
    ownFields: own.map((field) => costFieldModel(state, field)),
    lines: costs.lines,
    total: {
      label: `Total over ${span}`,
      text: `${costs.isFrom ? 'from ' : ''}${formatMoney(costs.total, site)}`,
      note: withoutText(costs.without),
    },
  };
};
