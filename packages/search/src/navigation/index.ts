export { searchNavigation } from './searchNavigation.ts';
