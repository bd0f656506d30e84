export { type BudgetAction, budgetFinder, type BudgetFinder, startBudget } from './budgetFinder.ts';
export { moneyQuickOptions } from './moneyQuickOptions.ts';
export { budgetAnswer, budgetWithInterest } from './budgetAnswer.ts';
export { calculatorDisclaimer } from './calculatorDisclaimer.ts';
export {
  type CalculatorAction,
  calculatorEvent,
  type CalculatorField,
  type FinanceCalculator,
} from './calculatorState.ts';
export { calculatorModel, clampNote, type FinanceCalculatorModel } from './calculatorModel.ts';
export { changeCalculator } from './changeCalculator.ts';
export { creditHistories } from './creditHistories.ts';
export type { CalculatorStart } from './calculatorStart.ts';
export { financeBox, quoteBasis, type FinanceBoxModel } from './financeBox.ts';
export { financeDisclaimer, type FinanceDisclaimer, financeDisclaimerText } from './financeDisclaimer.ts';
export { financedPrice, isFinanceOffered, mayHaveWeeklyPayment } from './financeVisibility.ts';
export { lenderOf } from './lenderOf.ts';
export { lenderEligibility, isWithinLenderLimits } from './lenderEligibility.ts';
export { financeFaq } from './financeFaq.ts';
export { financePageInputs, type FinancePageAction, type FinancePageInputs } from './financePageInputs.ts';
export { financeQuote, noFinanceQuote, type FinanceQuote } from './financeQuote.ts';
export { hasFinanceCalculator } from './hasFinanceCalculator.ts';
export { canRequestQuote, type QuoteAnswers, quoteRequest, type QuoteRequest } from './quoteRequest.ts';
export { isStarred } from './isStarred.ts';
export { weeklyEstimate, weeklyText } from './weeklyEstimate.ts';
export { purchasePriceRange } from './purchasePrice.ts';
export { quoteEligibility } from './quoteEligibility.ts';
export type { RateText } from './rateText.ts';
export { type Loan, repayment, type RepaymentFrequency } from './repayment.ts';
export { repaymentFrequency } from './repaymentFrequency.ts';
export { startCalculator } from './startCalculator.ts';
export { vehicleLoan } from './vehicleLoan.ts';
export { weeklyFootnote } from './weeklyFootnote.ts';
