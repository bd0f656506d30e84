export { DealerLocator, type DealerLocatorProps, type LocatorPostcode } from './DealerLocator.tsx';
export { PlaceChooser, type PlaceChooserProps } from './PlaceChooser.tsx';
