export { LocationCard, type LocationCardProps, type LocationHours } from './LocationCard.tsx';
