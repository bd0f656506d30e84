export { statusPauseMs, holdAfter, holdEnd } from './reservationHold.ts';
export { choosePaymentProcessor, type OnlinePayment, onlinePaymentSchema, paymentPurposes } from './onlinePayment.ts';
export { storeReservation, parseStoredReservations, type StoredReservation } from './storedReservations.ts';
export {
  type PaidFor,
  type PaymentStatus,
  paymentStatuses,
  paymentText,
  refusalText,
  type ReservationRefusal,
  reservationRefusals,
} from './paymentText.ts';
export {
  emptyPurchase,
  type PurchaseDraft,
  type PurchaseFinance,
  type PurchaseStep,
  purchaseSteps,
  readPurchase,
} from './purchaseDraft.ts';
export { purchaseExtra } from './purchaseExtra.ts';
export { purchaseProblems, type PurchaseProblems } from './purchaseProblems.ts';
export { purchaseSummary, type PriceSummary, type PriceSummaryLine } from './purchaseSummary.ts';
export { reserveTerms } from './reserveTerms.ts';
export { resumeCalculator } from './resumeCalculator.ts';
