import { MapPin } from '../icons/icons.ts';
import { useTexts } from '../Texts/useTexts.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import type { MenuItem } from './menuItem.ts';

export type LocationsMenuProps = {
  locations: readonly MenuItem[] | undefined;
  currentPath: string;
  /** The icon only; the label is for screen readers. */
  isCompact?: boolean;
};

/** A drop-down of the dealer's locations, each with its phone. Renders nothing for a single location. */
export const LocationsMenu = ({ locations, ...menu }: LocationsMenuProps) => {
  const t = useTexts();
  return locations?.length ? (
    <HeaderMenu
      label={t('Locations')}
      items={[{ label: t('Locations'), items: locations, icon: <MapPin /> }]}
      {...menu}
    />
  ) : null;
};
