export { LocationCard, type LocationCardProps, type LocationHours } from './LocationCard.tsx';
export type { LocationPicture } from './LocationCardPicture.tsx';
