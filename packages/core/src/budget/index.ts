export { budgetAmount } from './budgetAmount.ts';
export { budgetAnswer, type BudgetAnswer } from './budgetAnswer.ts';
export { budgetFinder, type BudgetAction, type BudgetFinder } from './budgetFinder.ts';
export { budgetFrom } from './budgetFrom.ts';
export { moneyQuickOptions, type MoneyQuickOption } from './moneyQuickOptions.ts';
export { startBudget } from './startBudget.ts';
