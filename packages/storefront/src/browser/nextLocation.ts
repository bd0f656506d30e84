import type { Location } from 'react-router';
import type { DataRouter } from '../boot/storefront.ts';

/**
 * The address that this page has once what was pressed before has loaded: a press meanwhile changes that one. On the way to another
 * page it is the present address.
 */
export const nextLocation = ({ state: { location, navigation } }: Pick<DataRouter, 'state'>): Location =>
  navigation.location?.pathname === location.pathname ? navigation.location : location;
