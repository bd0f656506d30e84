export { SalesCounter, type SalesCounterProps, type SalesFigure } from './SalesCounter.tsx';
