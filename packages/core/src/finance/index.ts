export { amountRange, residualRange } from './sliderRanges.ts';
export {
  type BudgetAction,
  budgetAmount,
  budgetFinder,
  type BudgetFinder,
  startBudget,
} from './budgetFinder.ts';
export { type MoneyQuickOption, moneyQuickOptions } from './moneyQuickOptions.ts';
export { budgetAnswer, type BudgetAnswer, budgetFrom, budgetWithInterest } from './budgetAnswer.ts';
export { calculatorDisclaimer } from './calculatorDisclaimer.ts';
export {
  type CalculatorAction,
  calculatorEvent,
  type CalculatorField,
  type CalculatorNumber,
  type CalculatorSetup,
  type FinanceCalculator,
} from './calculatorState.ts';
export { calculatorLoan } from './calculatorLoan.ts';
export { type CalculatorControl, calculatorModel, clampNote, type FinanceCalculatorModel } from './calculatorModel.ts';
export { changeCalculator } from './changeCalculator.ts';
export { clampToRange, depositRange, rateRange, snapToStep } from './ranges.ts';
export { creditHistories, type CreditHistory } from './creditHistories.ts';
export type { CalculatorStart } from './calculatorStart.ts';
export { defaultAmount, defaultRate, openingLoan } from './openingLoan.ts';
export { type CalculatorPage, defaultTerm, fitTerm, termControl, type TermControl } from './loanTerm.ts';
export { financeBox, quoteBasis, type FinanceBoxModel } from './financeBox.ts';
export { financeDisclaimer, type FinanceDisclaimer } from './financeDisclaimer.ts';
export { financedPrice, isFinanceOffered, mayHaveWeeklyPayment } from './financeVisibility.ts';
export { lenderTerms, type LenderTerms } from './lenderTerms.ts';
export { type LoanLine, loanLines, type LoanLines } from './loanLines.ts';
export { lenderEligibility, type LenderEligibility, isWithinLenderLimits } from './lenderEligibility.ts';
export { financeFaq } from './financeFaq.ts';
export { financePageInputs, type FinancePageAction, type FinancePageInputs } from './financePageInputs.ts';
export { financeQuote, noFinanceQuote, type FinanceQuote, type FinanceQuoteAction } from './financeQuote.ts';
export { hasFinanceCalculator } from './hasFinanceCalculator.ts';
export { canRequestQuote, type QuoteAnswers, quoteRequest, type QuoteRequest } from './quoteRequest.ts';
export { isStarred } from './isStarred.ts';
export { loanFees, type LoanFees } from './loanCosts.ts';
export { monthlyFromWeekly } from './monthlyFromWeekly.ts';
export { weeklyEstimate, type WeeklyEstimate, weeklyText } from './weeklyEstimate.ts';
export { purchasePriceProblem, readPurchasePrice, purchasePriceRange, purchasePriceDigits } from './purchasePrice.ts';
export { quoteEligibility, type QuoteEligibility } from './quoteEligibility.ts';
export { quoteFigures, type QuoteFigures } from './quoteFigures.ts';
export { rateText, type RateText } from './rateText.ts';
export {
  type Loan,
  periodsPerYear,
  repayment,
  type Repayment,
  type RepaymentFrequency,
  type RepaymentRounding,
  roundingOf,
} from './repayment.ts';
export { repaymentFrequency, type SiteFrequency } from './repaymentFrequency.ts';
export { startCalculator } from './startCalculator.ts';
export { loanRepayment, vehicleLoan, type LoanSite } from './vehicleLoan.ts';
export { weeklyFootnote, type WeeklyFootnote } from './weeklyFootnote.ts';
