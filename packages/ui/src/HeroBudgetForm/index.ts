export { HeroBudgetForm, type HeroBudgetFormProps } from './HeroBudgetForm.tsx';
export { HeroBudgetTotal, type HeroBudgetTotalProps } from './HeroBudgetTotal.tsx';
