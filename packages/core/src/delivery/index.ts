export {
  deliveryCalculator,
  idleDelivery,
  type DeliveryAction,
  type DeliveryCalculator,
} from './deliveryCalculator.ts';
export { deliveryPostcodeProblem } from './deliveryPostcodeProblem.ts';
export { isDeliveryCalculatorShown } from './isDeliveryCalculatorShown.ts';
export { readDeliveryPrice, type DeliveryPrice } from './readDeliveryPrice.ts';
