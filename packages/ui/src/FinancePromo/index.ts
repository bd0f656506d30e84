export { FinancePromo, type FinancePromoProps } from './FinancePromo.tsx';
