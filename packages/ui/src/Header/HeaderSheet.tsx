import ChevronDown from 'lucide-react/icons/chevron-down';
import Phone from 'lucide-react/icons/phone';
import X from 'lucide-react/icons/x';
import type { NavItem } from '@dealer/core/site';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { linksOf } from './HeaderMenu.tsx';
import header from './Header.module.css';
import styles from './HeaderSheet.module.css';

export type HeaderSheetProps = {
  onClose: () => void;
  title: string;
  items: readonly NavItem[];
  currentPath: string;
  phone?: { label: string; href: string };
  account?: { label: string; href: string };
};

/** Opens with the component; closing gives focus back to the button. */
const showWhileMounted = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  return () => dialog.close();
};

/** The menu over the whole height of a phone. A native dialog: it keeps focus, closes on Escape and costs no script. */
export const HeaderSheet = ({ onClose, title, items, currentPath, phone, account }: HeaderSheetProps) => {
  const close = (from: HTMLElement) => from.closest('dialog')?.close();
  return (
    <dialog
      ref={showWhileMounted}
      onClose={onClose}
      className={styles['sheet']}
      data-part="menu-sheet"
      aria-label="Menu"
      onClick={(event) => {
        if (event.target instanceof HTMLElement && (event.target === event.currentTarget || event.target.closest('a')))
          close(event.currentTarget);
      }}
    >
      <div className={styles['sheetBody']}>
        <div className={styles['sheetTop']}>
          <span className={header['logo']}>{title}</span>
          <button type="button" className={header['tool']} onClick={(event) => close(event.currentTarget)}>
            <X aria-hidden="true" />
            <VisuallyHidden>Close menu</VisuallyHidden>
          </button>
        </div>
        <nav className={styles['sheetNav']} aria-label="Main">
          <ul>
            {[...items, ...(account ? [account] : [])].map((item: NavItem) => (
              <li key={item.label} className={styles['sheetItem']}>
                {item.items?.length ? (
                  <details open={linksOf(item).some(({ href }) => href === currentPath)}>
                    <summary className={styles['sheetLink']}>
                      {item.label}
                      <ChevronDown className={header['chevron']} aria-hidden="true" />
                    </summary>
                    <ul className={styles['sheetList']}>
                      {linksOf(item).map(({ label, href }) => (
                        <li key={label}>
                          <a
                            className={styles['sheetSublink']}
                            href={href}
                            aria-current={href === currentPath ? 'page' : undefined}
                          >
                            {label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <a
                    className={styles['sheetLink']}
                    href={item.href}
                    aria-current={item.href === currentPath ? 'page' : undefined}
                  >
                    {item.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {phone ? (
          <div className={styles['sheetFoot']}>
            <Button variant="primary" size="large" wide href={phone.href} icon={<Phone />}>
              Call {phone.label}
            </Button>
          </div>
        ) : null}
      </div>
    </dialog>
  );
};
