import type { HeaderProps } from '@dealer/ui/Header';
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
} from '@dealer/ui/HeaderParts';
import styles from './Header.module.css';

/** The header: a rounded bar with the phone number in a tinted pill. */
export const Header = (props: HeaderProps) => {
  const { siteName, logo, homeHref, items, currentPath, phone, saved, account, menu, locations } = props;
  return (
    <HeaderFrame className={styles.header}>
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
