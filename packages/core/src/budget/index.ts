export { budgetFrom } from './budgetFrom.ts';
