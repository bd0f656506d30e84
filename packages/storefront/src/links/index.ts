export { internalLink } from './internalLink.ts';
