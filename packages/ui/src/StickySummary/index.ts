export { StickySummary, type StickySummaryProps } from './StickySummary.tsx';
