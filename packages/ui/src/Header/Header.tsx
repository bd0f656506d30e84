import { rootProps, type WithRoot } from '../rootProps/index.ts';
import {
  HeaderAccount,
  HeaderBar,
  HeaderCall,
  HeaderFrame,
  HeaderLogo,
  HeaderMenu,
  HeaderPhone,
  HeaderSaved,
  HeaderTools,
  LocationsMenu,
  MenuButton,
  MenuSheet,
} from '../HeaderParts/index.ts';
import type { HeaderLink, Logo, SavedLink, MenuItem, MenuState } from '../HeaderParts/index.ts';

/** The props of the slot `Header`. */
export type HeaderProps = {
  siteName: string;
  /** The dealer's wordmark; without it the name is written. */
  logo?: Logo;
  /** The address of the home page. */
  homeHref: string;
  items: readonly MenuItem[];
  /** Path of the current page, whose item is marked. */
  currentPath: string;
  /** The dealer's phone number as a link. */
  phone?: HeaderLink;
  /** The link to saved vehicles, with their number. */
  saved?: SavedLink;
  /** The visitor's own page. */
  account?: HeaderLink;
  /** A short line next to the phone: the address. */
  note?: string;
  /** The menu sheet of narrow screens. */
  menu: MenuState;
  /** The dealer's locations, each with its phone, as a separate menu. */
  locations?: readonly MenuItem[];
};

/** What a look that draws the default gives it: a class, which styles the parts by their `data-part`. */
export type HeaderDesign = { className?: string | undefined };

/**
 * The neutral default of the slot `Header`: logo, menus, phone, saved vehicles; a menu sheet on narrow screens.
 *
 * @avoid In a look with a header of its own, which is composed of `HeaderParts`.
 *
 * @example
 * <Header siteName="Riverside Motors" homeHref="/" items={site.navigation} currentPath="/search/all" menu={useOverlay('menu')} />
 */
export const Header = ({ className, ...props }: WithRoot<HeaderProps & HeaderDesign, 'header'>) => {
  const { siteName, logo, homeHref, items, currentPath, phone, saved, account, menu, locations } = props;
  return (
    <HeaderFrame {...rootProps(props, className)}>
      <HeaderBar>
        <HeaderLogo href={homeHref} logo={logo}>
          {siteName}
        </HeaderLogo>
        <HeaderMenu items={items} currentPath={currentPath} />
        <HeaderTools>
          <LocationsMenu locations={locations} currentPath={currentPath} isCompact />
          <HeaderPhone phone={phone} />
          <HeaderSaved saved={saved} />
          <HeaderAccount account={account} />
          <HeaderCall phone={phone} />
          <MenuButton menu={menu} />
        </HeaderTools>
      </HeaderBar>
      <MenuSheet {...props} />
    </HeaderFrame>
  );
};
