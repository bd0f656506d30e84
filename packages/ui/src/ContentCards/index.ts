export { ContentCards, type ContentCard, type ContentCardsProps } from './ContentCards.tsx';
