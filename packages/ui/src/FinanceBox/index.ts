export { FinanceBox, type FinanceBoxProps } from './FinanceBox.tsx';
export { FinanceBoxPlace, type FinanceBoxPlaceProps } from './FinanceBoxPlace.tsx';
