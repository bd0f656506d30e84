export { financePromo } from './financePromo.ts';
export { financePromoFilter } from './financePromoFilter.ts';
export { pickFinancePromo } from './pickFinancePromo.ts';
