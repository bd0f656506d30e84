export {
  type CostAssumptions,
  costAssumptions,
  type CostField,
  readCostAssumptions,
  vehicleConsumption,
} from './costAssumptions.ts';
export { type CostAction, type CostCalculator, costCalculator, costText } from './costCalculator.ts';
export { compareCostFields } from './compareCostFields.ts';
export { energyKind } from './energyKind.ts';
export { type CostFieldModel, runningCostsModel, type RunningCostsModel, withoutText } from './runningCostsModel.ts';
