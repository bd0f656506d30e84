export { StripPlace as SalesCounterPlace } from '../StripPlace.tsx';
