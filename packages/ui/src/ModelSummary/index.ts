export { ModelSummary, type ModelSummaryProps } from './ModelSummary.tsx';
