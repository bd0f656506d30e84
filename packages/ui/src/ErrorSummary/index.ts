export { ErrorSummary, type ErrorSummaryItem, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { errorItems } from './errorItems.ts';
