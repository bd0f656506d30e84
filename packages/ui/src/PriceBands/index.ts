export { PriceBands, type PriceBand, type PriceBandsProps } from './PriceBands.tsx';
