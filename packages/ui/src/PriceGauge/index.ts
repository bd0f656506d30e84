export { PriceGauge, type PriceGaugeProps } from './PriceGauge.tsx';
