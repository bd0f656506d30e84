export { OfferCard, type OfferCardProps } from './OfferCard.tsx';
export { OfferGrid } from './OfferGrid.tsx';
export { OfferPicture, type OfferPictureProps } from './OfferPicture.tsx';
