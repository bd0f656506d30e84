export { CallDealer, type CallDealerProps } from './CallDealer.tsx';
