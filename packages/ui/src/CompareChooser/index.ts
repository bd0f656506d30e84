export { CompareChooser, type CompareChooserProps } from './CompareChooser.tsx';
