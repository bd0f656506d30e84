export { StripPlace as PaymentCardsPlace } from '../StripPlace.tsx';
