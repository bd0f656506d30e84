import { MapPin } from '../icons/icons.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import type { MenuItem } from './menuItem.ts';

export type LocationsMenuProps = {
  locations: readonly MenuItem[] | undefined;
  currentPath: string;
  /** The icon only; the label is for screen readers. */
  isCompact?: boolean;
};

/** A drop-down of the dealer's locations, each with its phone. Renders nothing for a single location. */
export const LocationsMenu = ({ locations, ...menu }: LocationsMenuProps) =>
  locations?.length ? (
    <HeaderMenu label="Locations" items={[{ label: 'Locations', items: locations, icon: <MapPin /> }]} {...menu} />
  ) : null;
