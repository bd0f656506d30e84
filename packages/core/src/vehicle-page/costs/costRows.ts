import { formatMoney } from '../../format/formatNumber.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { type CostAssumptions, vehicleConsumption } from './costAssumptions.ts';
import { type CostPart, type CostSite, type CostVisitor, runningCosts } from './runningCosts.ts';

const parts: readonly (readonly [CostPart, string])[] = [
  ['deposit', 'Deposit'],
  ['finance', 'Finance'],
  ['duty', 'Duty and transfer'],
  ['fuel', 'Fuel'],
  ['electricity', 'Electricity'],
  ['roadUser', 'Road user charges'],
  ['registration', 'Registration'],
  ['service', 'Service'],
  ['insurance', 'Insurance'],
];

/**
 * What a vehicle costs over the years, in rows of text, always the same ones: each part and the total. Parts that it does not have are
 * undefined.
 */
export const costRows = (
  vehicle: Vehicle,
  site: CostSite,
  assumptions: CostAssumptions,
  visitor: CostVisitor,
): (readonly [label: string, value: string | undefined])[] => {
  const use = { ...assumptions, ...vehicleConsumption(vehicle, site, visitor.now) };
  const costs = runningCosts(vehicle, site, use, visitor);
  const span = assumptions.years === 1 ? '1 year' : `${assumptions.years} years`;
  return [
    ...parts.map(
      ([part, label]) =>
        [
          part === 'deposit' || part === 'duty' ? label : `${label} over ${span}`,
          costs?.lines.find((line) => line.part === part)?.text,
        ] as const,
    ),
    [`Total over ${span}`, costs && `${costs.isFrom ? 'from ' : ''}${formatMoney(costs.total, site)}`],
  ];
};
