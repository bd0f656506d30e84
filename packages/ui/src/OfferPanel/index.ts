export { OfferPanel, type OfferPanelProps } from './OfferPanel.tsx';
