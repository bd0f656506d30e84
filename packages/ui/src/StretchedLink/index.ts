export { StretchedLink } from './StretchedLink.tsx';
