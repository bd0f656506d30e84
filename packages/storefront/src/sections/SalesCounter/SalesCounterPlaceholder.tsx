export { StripPlaceholder as SalesCounterPlaceholder } from '../StripPlaceholder.tsx';
