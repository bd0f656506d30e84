export { statusPauseMs, holdAfter, holdEnd } from './reservationHold.ts';
export {
  choosePaymentProcessor,
  type OnlinePayment,
  onlinePaymentSchema,
  paymentBounds,
  paymentMessages,
  type PaymentPurpose,
  paymentPurposes,
} from './onlinePayment.ts';
export { storeReservation, parseStoredReservations, type StoredReservation } from './storedReservations.ts';
export {
  type PaidFor,
  type PaymentStatus,
  paymentStatuses,
  paymentText,
  type PaymentText,
  refusalText,
  type ReservationRefusal,
  reservationRefusals,
} from './paymentText.ts';
export {
  emptyPurchase,
  type PurchaseDelivery,
  type PurchaseDraft,
  type PurchaseFinance,
  type PurchaseStep,
  purchaseSteps,
  readPurchase,
} from './purchaseDraft.ts';
export { purchaseExtra } from './purchaseExtra.ts';
export { purchaseMessages, purchaseProblems, type PurchaseProblems } from './purchaseProblems.ts';
export { purchaseSummary, type PriceSummary, type PriceSummaryLine } from './purchaseSummary.ts';
export { reserveTerms, type ReserveTerms } from './reserveTerms.ts';
export { resumeCalculator } from './resumeCalculator.ts';
