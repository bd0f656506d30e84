import { tradeInPaths } from '@dealer/core/routes';
import { enquiryPaths } from '../pages/enquiry/enquiryPaths.ts';

/** The pages that exist, for menus: a menu lists only what can be opened. Search and vehicle pages are matched by prefix. */
export const availablePaths: readonly string[] = [
  '/',
  '/cars/',
  '/search',
  '/used-car/new',
  '/used-car/demo',
  '/used-car/used',
  '/favourites',
  '/compare',
  '/special-offers',
  '/finance',
  ...tradeInPaths,
  ...enquiryPaths,
];
