export { StripPlaceholder as PaymentCardsPlaceholder } from '../StripPlaceholder.tsx';
