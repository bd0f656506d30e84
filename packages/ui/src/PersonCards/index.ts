export { type Person, PersonCards, type PersonCardsProps } from './PersonCards.tsx';
