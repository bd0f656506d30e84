export { Footer } from './Footer.tsx';
export type { FooterColumn, FooterLink, FooterLocation, FooterProps } from './Footer.tsx';
