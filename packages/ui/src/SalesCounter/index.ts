export { SalesCounter, type SalesCounterProps } from './SalesCounter.tsx';
