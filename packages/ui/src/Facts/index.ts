export { Facts } from './Facts.tsx';
export type { FactsProps } from './Facts.tsx';
