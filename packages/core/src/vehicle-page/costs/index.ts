export {
  type Consumption,
  type CostAssumptions,
  costAssumptions,
  type CostField,
  readCostAssumptions,
  vehicleConsumption,
} from './costAssumptions.ts';
export { type CostAction, type CostCalculator, costCalculator, costText, type CostUse } from './costCalculator.ts';
export { compareCostFields } from './compareCostFields.ts';
export { costRows } from './costRows.ts';
export { energyKind, type EnergyKind } from './energyKind.ts';
export {
  type CostLine,
  type CostPart,
  type CostSite,
  type CostVisitor,
  energyCost,
  type EnergyCost,
  type RunningCosts,
  runningCosts,
} from './runningCosts.ts';
export {
  costFieldModel,
  type CostFieldModel,
  runningCostsModel,
  type RunningCostsModel,
  withoutText,
} from './runningCostsModel.ts';
