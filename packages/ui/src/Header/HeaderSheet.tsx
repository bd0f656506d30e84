import ChevronDown from 'lucide-react/icons/chevron-down';
import Phone from 'lucide-react/icons/phone';
import X from 'lucide-react/icons/x';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { BodySilhouette } from '../BodySilhouette/index.ts';
import { leadsTo, linksOf, type MenuItem } from './menuItem.ts';
import header from './Header.module.css';
import styles from './HeaderSheet.module.css';

export type HeaderSheetProps = {
  onClose: () => void;
  title: string;
  items: readonly MenuItem[];
  currentPath: string;
  phone?: { label: string; href: string };
  account?: { label: string; href: string };
  locations?: readonly MenuItem[];
};

/** Links of a group; groups in it follow, each under its title. */
const SheetList = ({ items, currentPath }: { items: readonly MenuItem[]; currentPath: string }) => (
  <ul className={styles['sheetList']}>
    {items.map(({ label, href, phone: number, dial, items: below, body }) => (
      <li key={label}>
        {href === undefined && dial === undefined ? (
          <p className={styles['sheetTitle']}>{label}</p>
        ) : (
          <a
            className={styles['sheetSublink']}
            href={dial ?? href}
            aria-current={!dial && href === currentPath ? 'page' : undefined}
          >
            {body === undefined ? null : (
              <span className={styles['body']}>
                <BodySilhouette body={body} />
              </span>
            )}
            {label}
            {number ? <small className={header['number']}>{number}</small> : null}
          </a>
        )}
        {below?.length ? <SheetList items={below} currentPath={currentPath} /> : null}
      </li>
    ))}
  </ul>
);

/** Opens with the component; closing gives focus back to the button. */
const showWhileMounted = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  return () => dialog.close();
};

/** The menu over the whole height of a phone. A native dialog: it keeps focus, closes on Escape and costs no script. */
export const HeaderSheet = ({
  onClose,
  title,
  items,
  currentPath,
  phone,
  account,
  locations = [],
}: HeaderSheetProps) => {
  const all: readonly MenuItem[] = [
    ...items,
    ...(locations.length === 0 ? [] : [{ label: 'Locations', items: locations }]),
    ...(account ? [account] : []),
  ];
  const close = (from: HTMLElement) => from.closest('dialog')?.close();
  return (
    <dialog
      ref={showWhileMounted}
      onClose={({ currentTarget }) => {
        // In development effects run twice: closed and shown again, it is open.
        if (!currentTarget.open) onClose();
      }}
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
            {all.map((item) => (
              <li key={item.label} className={styles['sheetItem']}>
                {item.items?.length ? (
                  <details open={leadsTo(item, currentPath)}>
                    <summary className={styles['sheetLink']}>
                      {item.label}
                      <ChevronDown className={header['chevron']} aria-hidden="true" />
                    </summary>
                    <SheetList items={linksOf(item)} currentPath={currentPath} />
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
