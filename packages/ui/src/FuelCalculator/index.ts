export { FuelCalculator, type FuelCalculatorProps } from './FuelCalculator.tsx';
