export { NearestResults } from './NearestResults.tsx';
export type { NearestResultsProps } from './NearestResults.tsx';
