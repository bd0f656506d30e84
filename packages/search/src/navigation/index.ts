export { isSearchPath, searchNavigation } from './searchNavigation.ts';
