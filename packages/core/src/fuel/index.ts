export { fuelCalculator, type FuelAction, type FuelCalculator } from './fuelCalculator.ts';
export { fuelCost, type FuelCost } from './fuelCost.ts';
export { fuelDefaults, type FuelUse } from './fuelDefaults.ts';
export { fuelModel, type FuelModel } from './fuelModel.ts';
export { isFuelCalculatorShown } from './isFuelCalculatorShown.ts';
