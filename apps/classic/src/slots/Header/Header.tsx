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

/** The header: a dark strip with address, locations and phone above the menu bar, and an accent block before the name. */
export const Header = (props: HeaderProps) => {
  const { siteName, logo, homeHref, items, currentPath, phone, saved, account, note, menu, locations } = props;
  return (
    <HeaderFrame className={styles.header}>
      {note || phone ? (
        <div className={styles.strip} data-surface="inverse">
          <div className={styles.line}>
            <p>{note}</p>
            <LocationsMenu locations={locations} currentPath={currentPath} />
            <HeaderPhone phone={phone} />
          </div>
        </div>
      ) : null}
      <HeaderBar>
        <HeaderLogo href={homeHref} logo={logo}>
          {siteName}
        </HeaderLogo>
        <HeaderMenu items={items} currentPath={currentPath} />
        <HeaderTools>
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
