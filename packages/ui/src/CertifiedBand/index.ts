export { CertifiedBand, type CertifiedBandProps } from './CertifiedBand.tsx';
