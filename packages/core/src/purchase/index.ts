export {
  emptyPurchase,
  purchaseSteps,
  type PurchaseDelivery,
  type PurchaseDraft,
  type PurchaseFinance,
  type PurchaseStep,
} from './purchaseDraft.ts';
export { purchaseExtra } from './purchaseExtra.ts';
export { purchaseMessages, purchaseProblems, type PurchaseProblems } from './purchaseProblems.ts';
export { purchaseSummary, type PriceSummary, type PriceSummaryLine } from './purchaseSummary.ts';
export { readPurchase } from './readPurchase.ts';
export { resumeCalculator } from './resumeCalculator.ts';
