export { amountRange } from './amountRange.ts';
export { calculatorDisclaimer, comparisonRateWarning } from './calculatorDisclaimer.ts';
export { calculatorEvent } from './calculatorEvent.ts';
export { calculatorLoan } from './calculatorLoan.ts';
export { calculatorModel, type CalculatorControl, type FinanceCalculatorModel } from './calculatorModel.ts';
export type {
  CalculatorAction,
  CalculatorField,
  CalculatorNumber,
  CalculatorSetup,
  FinanceCalculator,
} from './calculatorState.ts';
export { changeCalculator } from './changeCalculator.ts';
export { clampNote } from './clampNote.ts';
export { clampToRange } from './clampToRange.ts';
export { creditHistories, type CreditHistory } from './creditHistories.ts';
export { defaultAmount } from './defaultAmount.ts';
export { defaultRate } from './defaultRate.ts';
export { defaultTerm, type CalculatorPlace } from './defaultTerm.ts';
export { depositRange } from './depositRange.ts';
export { feeWords, type FeeLine } from './feeWords.ts';
export { financeBox, quoteBasis, type FinanceBoxModel } from './financeBox.ts';
export { financedPrice } from './financedPrice.ts';
export { financeDisclaimer, type FinanceDisclaimer } from './financeDisclaimer.ts';
export { financeEligibility } from './financeEligibility.ts';
export type { FinanceEligibility } from './financeEligibility.ts';
export { financePageInputs, type FinancePageAction, type FinancePageInputs } from './financePageInputs.ts';
export { financeFaq } from './financeFaq.ts';
export { isWithinLenderLimits } from './isWithinLenderLimits.ts';
export { isStarred } from './isStarred.ts';
export { isQuotable } from './isQuotable.ts';
export { financeQuote, noFinanceQuote, type FinanceQuote, type FinanceQuoteAction } from './financeQuote.ts';
export { fitTerm } from './fitTerm.ts';
export type { InputRange } from './inputRange.ts';
export { isFinanceCalculatorShown } from './isFinanceCalculatorShown.ts';
export { isFinanceOffered } from './isFinanceOffered.ts';
export { mayShowFinance } from './mayShowFinance.ts';
export { loanFees, type LoanFees } from './loanFees.ts';
export { monthlyFromWeekly } from './monthlyFromWeekly.ts';
export { purchasePriceMessage } from './purchasePriceMessage.ts';
export { purchasePriceOf, purchasePriceRange } from './purchasePriceOf.ts';
export { quoteEligibility, type QuoteEligibility } from './quoteEligibility.ts';
export { quoteFigures, type QuoteFigures } from './quoteFigures.ts';
export { quoteRequest, type QuoteAnswers, type QuoteRequest } from './quoteRequest.ts';
export { rateRange } from './rateRange.ts';
export { rateText, type RateText } from './rateText.ts';
export { periodsPerYear, repayment } from './repayment.ts';
export type { Loan, Repayment, RepaymentEvery, RepaymentRounding } from './repayment.ts';
export { repaymentFrequency, type RepaymentFrequency } from './repaymentFrequency.ts';
export { residualRange } from './residualRange.ts';
export { roundingOf } from './roundingOf.ts';
export { snapToStep } from './snapToStep.ts';
export type { CalculatorStart } from './openingLoan.ts';
export { startCalculator } from './startCalculator.ts';
export { termControl, type TermControl } from './termControl.ts';
export { typedPurchasePrice } from './typedPurchasePrice.ts';
export { vehicleLoan, type LoanSite } from './vehicleLoan.ts';
export { weeklyEstimate, weeklyText } from './weeklyEstimate.ts';
export { weeklyFootnote, type WeeklyFootnote } from './weeklyFootnote.ts';
export type { WeeklyEstimate } from './weeklyEstimate.ts';
