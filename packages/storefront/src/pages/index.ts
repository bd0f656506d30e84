export { usePage, type PageData } from './usePage.ts';
