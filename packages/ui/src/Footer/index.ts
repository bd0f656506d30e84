export { Footer } from './Footer.tsx';
export type { FooterDesign, FooterProps } from './Footer.tsx';
