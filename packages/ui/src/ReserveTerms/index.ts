export { ReserveTerms, type ReserveTermsProps } from './ReserveTerms.tsx';
