export { TradeInFields, type TradeInFieldsProps } from './TradeInFields.tsx';
