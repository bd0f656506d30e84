export { FinanceBox, type FinanceBoxProps } from './FinanceBox.tsx';
