export { OfferDetail, type OfferDetailProps } from './OfferDetail.tsx';
