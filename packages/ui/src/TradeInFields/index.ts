export { TradeInDetails, type TradeInDetailsProps } from './TradeInDetails.tsx';
export { TradeInFields, type TradeInFieldsProps } from './TradeInFields.tsx';
