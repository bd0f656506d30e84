import type { WithRoot } from '../rootProps/index.ts';
import { MapPin } from '../icons/icons.ts';
import { useTexts } from '../Texts/useTexts.ts';
import { HeaderMenu, type HeaderMenuProps } from './HeaderMenu.tsx';
import type { MenuItem } from './menuItem.ts';

export type LocationsMenuProps = Pick<HeaderMenuProps, 'currentPath' | 'isCompact' | 'side'> & {
  locations: readonly MenuItem[] | undefined;
};

/** A drop-down of the dealer's locations, each with its phone. Renders nothing for a single location. */
export const LocationsMenu = ({ locations, ...menu }: WithRoot<LocationsMenuProps, 'nav'>) => {
  const t = useTexts();
  return locations?.length ? (
    <HeaderMenu
      label={t('Locations')}
      items={[{ label: t('Locations'), items: locations, icon: <MapPin /> }]}
      {...menu}
    />
  ) : null;
};
