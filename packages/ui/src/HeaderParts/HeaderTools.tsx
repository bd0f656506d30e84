import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { Heart, Phone, Scale, User } from '../icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './HeaderTools.module.css';

export type HeaderLink = { label: string; href: string };

/** The end of the bar: phone, saved vehicles, account. */
export const HeaderTools = ({ children, ...root }: WithRoot<{ children: ReactNode }, 'div'>) => (
  <div {...rootProps(root, styles.tools)} data-part="tools">
    {children}
  </div>
);

/** The number to call, written out; a narrow header has `HeaderCall` instead. */
export const HeaderPhone = ({ phone, ...root }: WithRoot<{ phone: HeaderLink | undefined }, 'a'>) => {
  const t = useTexts();
  return phone ? (
    <a {...rootProps(root, styles.phone)} data-part="phone" href={phone.href}>
      <Phone />
      <span>
        <VisuallyHidden>{t('Call')} </VisuallyHidden>
        <span translate="no">{phone.label}</span>
      </span>
    </a>
  ) : null;
};

/** The number to call, as an icon of a narrow header. */
export const HeaderCall = ({ phone, ...root }: WithRoot<{ phone: HeaderLink | undefined }, 'a'>) => {
  const t = useTexts();
  return phone ? (
    <a {...rootProps(root, `${styles.tool} ${styles.narrow}`)} data-part="call" href={phone.href}>
      <Phone />
      <VisuallyHidden>{t('Call {label}', { label: phone.label })}</VisuallyHidden>
    </a>
  ) : null;
};

export type SavedLink = HeaderLink & {
  count: number;
  /** The kind of list, which determines the icon. */
  kind: 'favourites' | 'comparison';
};

/** Saved or compared vehicles, with their number. */
export const HeaderSaved = ({ saved, ...root }: WithRoot<{ saved: SavedLink | undefined }, 'a'>) =>
  saved ? (
    <Link {...rootProps(root, styles.tool)} data-part="saved" data-kind={saved.kind} href={saved.href}>
      <span className={styles.icon}>
        {saved.kind === 'comparison' ? <Scale /> : <Heart />}
        {saved.count > 0 ? <span className={styles.badge}>{saved.count}</span> : null}
      </span>
      <span className={styles.label} data-part="saved-label">
        {saved.label}
      </span>
    </Link>
  ) : null;

/** The visitor's own page; a narrow header has it in the menu sheet. */
export const HeaderAccount = ({ account, ...root }: WithRoot<{ account: HeaderLink | undefined }, 'a'>) =>
  account ? (
    <Link {...rootProps(root, `${styles.tool} ${styles.account}`)} data-part="account" href={account.href}>
      <User />
      <VisuallyHidden>{account.label}</VisuallyHidden>
    </Link>
  ) : null;
