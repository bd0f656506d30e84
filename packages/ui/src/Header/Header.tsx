import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import Phone from 'lucide-react/icons/phone';
import Scale from 'lucide-react/icons/scale';
import User from 'lucide-react/icons/user';
import type { NavItem } from '@dealer/core/site';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import type { HeaderSheetProps } from './HeaderSheet.tsx';
import type { MenuItem } from './menuItem.ts';
import styles from './Header.module.css';

/** Most visits never open the menu of a phone: it is loaded on the first touch of its button. */
const loadSheet = () => import('./HeaderSheet.tsx');

export type HeaderProps = {
  siteName: string;
  /** What stands as the logo; usually the site's name, shorter. */
  logoText?: string;
  homeHref: string;
  items: readonly NavItem[];
  /** Path of the page shown; its item is marked. */
  currentPath: string;
  phone?: { label: string; href: string };
  savedCount?: number;
  savedHref?: string;
  savedLabel?: string;
  /** What is saved there; draws its sign. */
  savedAs?: 'favourites' | 'comparison';
  /** The visitor's own page. */
  account?: { label: string; href: string };
  /** A short line beside the phone, e.g. an address or hours; `utility` only. */
  note?: string;
  /** utility: a dark strip over the bar; showroom: wide and bare; friendly: a rounded bar on the page. */
  variant?: 'utility' | 'showroom' | 'friendly';
  /** The menu sheet of narrow screens. */
  menu: { isOpen: boolean; open: () => void; close: () => void };
  /** The dealer's locations, each with its phone: a menu of their own. */
  locations?: readonly MenuItem[];
  /** Anything of the look's own at the end of the bar. */
  extra?: ReactNode;
};

/**
 * Top of every page: logo, menu, phone, saved vehicles; a full-height menu sheet where the place is narrow.
 *
 * @example
 * <Header siteName="Riverside Motors" homeHref="/" items={site.navigation} currentPath="/search/all" menu={useOverlay('menu')} />
 */
export const Header = ({
  siteName,
  logoText = siteName,
  homeHref,
  items,
  currentPath,
  phone,
  savedCount = 0,
  savedHref,
  savedLabel = 'Saved',
  savedAs = 'favourites',
  account,
  note,
  variant = 'utility',
  menu,
  locations = [],
  extra,
}: HeaderProps) => {
  const [Sheet, setSheet] = useState<ComponentType<HeaderSheetProps>>();
  useEffect(() => {
    // After a failure the button may be pressed again.
    if (menu.isOpen && !Sheet) void loadSheet().then(({ HeaderSheet }) => setSheet(() => HeaderSheet), menu.close);
  }, [menu, Sheet]);
  const prepare = (): void => void loadSheet().catch(() => undefined);

  const phoneLink = phone ? (
    <a className={styles['phone']} data-part="phone" href={phone.href}>
      <Phone aria-hidden="true" />
      <span>
        <VisuallyHidden>Call </VisuallyHidden>
        {phone.label}
      </span>
    </a>
  ) : null;

  const contact = (
    <>
      {locations.length === 0 ? null : (
        <HeaderMenu
          label="Locations"
          items={[{ label: 'Locations', items: locations, icon: <MapPin aria-hidden="true" /> }]}
          currentPath={currentPath}
        />
      )}
      {phoneLink}
    </>
  );

  return (
    <header className={styles['header']} data-part="header" data-variant={variant}>
      <div className={styles['place']}>
        {variant === 'utility' && (note || phone) ? (
          <div className={styles['strip']} data-surface="inverse">
            <div className={styles['stripLine']}>
              {note ? <p>{note}</p> : <span />}
              {contact}
            </div>
          </div>
        ) : null}
        <div className={styles['bar']}>
          <a className={styles['logo']} data-part="logo" href={homeHref}>
            {logoText}
            <VisuallyHidden>, home</VisuallyHidden>
          </a>
          <HeaderMenu items={items} currentPath={currentPath} />
          <div className={styles['tools']}>
            {extra}
            {variant === 'utility' ? null : contact}
            {savedHref ? (
              <a className={styles['tool']} data-part="saved" data-as={savedAs} href={savedHref}>
                <span className={styles['toolIcon']}>
                  {savedAs === 'comparison' ? <Scale aria-hidden="true" /> : <Heart aria-hidden="true" />}
                  {savedCount > 0 ? <span className={styles['badge']}>{savedCount}</span> : null}
                </span>
                <span className={styles['toolLabel']}>{savedLabel}</span>
              </a>
            ) : null}
            {account ? (
              <a className={`${styles['tool']} ${styles['accountTool']}`} data-part="account" href={account.href}>
                <User aria-hidden="true" />
                <VisuallyHidden>{account.label}</VisuallyHidden>
              </a>
            ) : null}
            {phone ? (
              <a className={`${styles['tool']} ${styles['phoneTool']}`} href={phone.href}>
                <Phone aria-hidden="true" />
                <VisuallyHidden>Call {phone.label}</VisuallyHidden>
              </a>
            ) : null}
            <button
              type="button"
              className={`${styles['tool']} ${styles['menuButton']}`}
              aria-haspopup="dialog"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => menu.open()}
            >
              <Menu aria-hidden="true" />
              <VisuallyHidden>Menu</VisuallyHidden>
            </button>
          </div>
        </div>
      </div>
      {Sheet && menu.isOpen ? (
        <Sheet
          onClose={menu.close}
          title={logoText}
          items={items}
          currentPath={currentPath}
          locations={locations}
          {...(phone ? { phone } : {})}
          {...(account ? { account } : {})}
        />
      ) : null}
    </header>
  );
};
