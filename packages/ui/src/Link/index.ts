export { Link, type LinkComponent, type LinkProps, LinkProvider, type LinkProviderProps } from './Link.tsx';
