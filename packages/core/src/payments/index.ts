export { choosePaymentProcessor } from './choosePaymentProcessor.ts';
export {
  onlinePaymentSchema,
  paymentBounds,
  paymentMessages,
  paymentPurposes,
  type OnlinePayment,
  type PaymentPurpose,
} from './onlinePaymentSchema.ts';
