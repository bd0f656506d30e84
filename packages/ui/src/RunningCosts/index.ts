export { CostFields, type CostFieldsProps } from './CostFields.tsx';
export { RunningCosts, type RunningCostsProps } from './RunningCosts.tsx';
