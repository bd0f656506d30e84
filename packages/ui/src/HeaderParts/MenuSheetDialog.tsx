import { ownValue } from '@dealer/core/data';
import { useState } from 'react';
import { Content, Root, Title } from 'radix-ui/dialog';
import { Link } from '../Link/index.ts';
import { ChevronDown, Phone, X } from '../icons/icons.ts';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import { BodySilhouette } from '../BodySilhouette/index.ts';
import { useShownOnRoot } from '../shownOnRoot/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import { LinkNumber } from './LinkNumber.tsx';
import { leadsTo, linksOf, type MenuItem } from './menuItem.ts';
import { StockPanel, useStockMenu } from './StockPanel.tsx';
import { Wordmark, type Logo } from './Wordmark.tsx';
import frame from './HeaderFrame.module.css';
import tools from './HeaderTools.module.css';
import styles from './MenuSheetDialog.module.css';

/** The page has the open state, so that Back closes the menu. */
export type MenuState = { isOpen: boolean; open: () => void; close: () => void };

export type MenuSheetProps = {
  menu: MenuState;
  siteName: string;
  logo?: Logo | undefined;
  items: readonly MenuItem[];
  currentPath: string;
  phone?: { label: string; href: string } | undefined;
  account?: { label: string; href: string } | undefined;
  locations?: readonly MenuItem[] | undefined;
};

/** Links of a group; groups in it follow, each under its title. */
const SheetList = ({
  items,
  currentPath,
  counts = {},
}: {
  items: readonly MenuItem[];
  currentPath: string;
  /** Numbers of vehicles behind links, by their addresses. */
  counts?: Readonly<Record<string, string>> | undefined;
}) => (
  <ul className={styles.list}>
    {items.map(({ label, href, phone: number, dial, items: below, body }) => (
      <li key={label}>
        {href === undefined && dial === undefined ? (
          <p className={styles.title}>{label}</p>
        ) : (
          <Link
            className={styles.sublink}
            href={dial ?? href}
            aria-current={!dial && href === currentPath ? 'page' : undefined}
          >
            {body === undefined ? null : (
              <span className={styles.picture}>
                <BodySilhouette body={body} />
              </span>
            )}
            <span>{label}</span>
            <LinkNumber text={number ?? (href && ownValue(counts, href))} />
          </Link>
        )}
        {below?.length ? <SheetList items={below} currentPath={currentPath} /> : null}
      </li>
    ))}
  </ul>
);

/** A group that unfolds: its links, and below them the stock where the group shows it. */
const SheetGroup = ({ item, currentPath }: { item: MenuItem; currentPath: string }) => {
  const [isOpen, setOpen] = useState(() => leadsTo(item, currentPath));
  const stock = useStockMenu(item.stock, isOpen);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.link}>
        <span>{item.label}</span>
        <ChevronDown />
      </summary>
      <SheetList items={linksOf(item)} currentPath={currentPath} counts={stock?.counts} />
      {item.stock ? (
        <div className={styles.stock}>
          <StockPanel stock={stock} />
        </div>
      ) : null}
    </details>
  );
};

/** Above everything else on the page. Older browsers have no popovers; there it is above the header's own content. */
const showOnTop = (layer: HTMLElement | null): void => layer?.showPopover?.();

/**
 * The menu over the whole height of a phone. It is not a modal `<dialog>`, because that makes the browser style every element of the page
 * when it opens and closes.
 */
export const MenuSheetDialog = ({
  menu,
  siteName,
  logo,
  items,
  currentPath,
  phone,
  account,
  locations = [],
}: MenuSheetProps) => {
  const t = useTexts();
  const all: readonly MenuItem[] = [
    ...items,
    ...(locations.length === 0 ? [] : [{ label: t('Locations'), items: locations }]),
    ...(account ? [account] : []),
  ];
  const focus = useReturnFocus();
  useShownOnRoot('overlay');
  return (
    <Root open onOpenChange={menu.close}>
      <div ref={showOnTop} popover="manual" className={styles.layer}>
        <Content
          {...focus}
          className={styles.sheet}
          data-part="menu-sheet"
          aria-describedby={undefined}
          onClick={({ target }) => {
            // After the link: one that leads to another page has replaced the menu by then.
            if (target instanceof Element && target.closest('a')) setTimeout(menu.close);
          }}
        >
          <Title asChild>
            <VisuallyHidden>{t('Menu')}</VisuallyHidden>
          </Title>
          <div className={styles.body}>
            <div className={styles.top}>
              <span className={frame.logo} data-part="sheet-title">
                <Wordmark logo={logo} name={siteName} />
              </span>
              <button type="button" className={tools.tool} onClick={menu.close}>
                <X />
                <VisuallyHidden>{t('Close menu')}</VisuallyHidden>
              </button>
            </div>
            <nav className={styles.nav} aria-label={t('Main')}>
              <ul>
                {all.map((item) => (
                  <li key={item.label} className={styles.item}>
                    {item.items?.length ? (
                      <SheetGroup item={item} currentPath={currentPath} />
                    ) : (
                      <Link
                        className={styles.link}
                        href={item.href}
                        aria-current={item.href === currentPath ? 'page' : undefined}
                      >
                        <span>{item.label}</span>
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
            {phone ? (
              <div className={styles.foot}>
                <Button variant="primary" size="large" wide href={phone.href} icon={<Phone />}>
                  {t('Call {label}', { label: phone.label })}
                </Button>
              </div>
            ) : null}
          </div>
        </Content>
      </div>
    </Root>
  );
};
