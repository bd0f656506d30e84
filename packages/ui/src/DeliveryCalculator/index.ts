export { DeliveryCalculator, type DeliveryCalculatorProps } from './DeliveryCalculator.tsx';
