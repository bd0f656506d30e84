export { PromoBand, type PromoBandProps } from './PromoBand.tsx';
