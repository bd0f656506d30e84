export { FinanceBox, type FinanceBoxProps } from './FinanceBox.tsx';
export { FinanceBoxPlaceholder, type FinanceBoxPlaceholderProps } from './FinanceBoxPlaceholder.tsx';
