import type { HeaderProps } from '@dealer/ui/Header';
import {
  HeaderAccount,
  HeaderBar,
  HeaderCall,
  HeaderLogo,
  HeaderMenu,
  HeaderPhone,
  HeaderRail,
  HeaderSaved,
  HeaderTools,
  LocationsMenu,
  MenuButton,
  MenuSheet,
} from '@dealer/ui/HeaderParts';
import styles from './Header.module.css';

/** The header: a rail at the start of wide windows, a bar on others. */
export const Header = (props: HeaderProps) => {
  const { siteName, logo, homeHref, items, currentPath, phone, saved, account, menu, locations } = props;
  return (
    <HeaderRail className={styles.header}>
      <HeaderBar>
        <HeaderLogo href={homeHref} logo={logo}>
          {siteName}
        </HeaderLogo>
        <HeaderMenu items={items} currentPath={currentPath} side="end" />
        <HeaderTools>
          <LocationsMenu locations={locations} currentPath={currentPath} side="end" />
          <HeaderPhone phone={phone} />
          <HeaderSaved saved={saved} />
          <HeaderAccount account={account} />
          <HeaderCall phone={phone} />
          <MenuButton menu={menu} />
        </HeaderTools>
      </HeaderBar>
      <MenuSheet {...props} />
    </HeaderRail>
  );
};
