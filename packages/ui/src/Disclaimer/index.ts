export { Disclaimer, type DisclaimerProps } from './Disclaimer.tsx';
