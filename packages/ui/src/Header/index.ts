export { Header } from './Header.tsx';
export type { HeaderDesign, HeaderProps } from './Header.tsx';
