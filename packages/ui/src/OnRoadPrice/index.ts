export { OnRoadPrice, type OnRoadPriceProps } from './OnRoadPrice.tsx';
