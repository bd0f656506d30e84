export { financeEligibility } from './financeEligibility.ts';
export type { FinanceEligibility } from './financeEligibility.ts';
export { periodsPerYear, repayment } from './repayment.ts';
export type { Loan, Repayment, RepaymentEvery, RepaymentRounding } from './repayment.ts';
export { weeklyEstimate } from './weeklyEstimate.ts';
export type { WeeklyEstimate } from './weeklyEstimate.ts';
