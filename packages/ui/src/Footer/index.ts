export { Footer } from './Footer.tsx';
export type { FooterColumn, FooterProps } from './Footer.tsx';
