export { PostCards, type PostCardItem, type PostCardsProps } from './PostCards.tsx';
