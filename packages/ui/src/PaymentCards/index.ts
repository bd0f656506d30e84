export { PaymentCards, type PaymentCardsProps } from './PaymentCards.tsx';
