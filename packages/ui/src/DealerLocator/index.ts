export { DealerLocator, type DealerLocatorProps, type LocatorPostcode } from './DealerLocator.tsx';
export { LocationChooser, type LocationChooserProps } from './LocationChooser.tsx';
