export { NumberSlider, type NumberSliderProps } from './NumberSlider.tsx';
