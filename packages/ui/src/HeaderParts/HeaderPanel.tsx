import { ownValue } from '@dealer/core/data';
import { useId } from 'react';
import { Link } from '../Link/index.ts';
import { BodySilhouette } from '../BodySilhouette/index.ts';
import { LinkNumber } from './LinkNumber.tsx';
import { isMega, linksOf, type MenuItem } from './menuItem.ts';
import { StockPanel, useStockMenu } from './StockPanel.tsx';
import styles from './HeaderPanel.module.css';

export type HeaderPanelProps = {
  item: MenuItem;
  currentPath: string;
  isOpen: boolean;
  /** A list near the end of the bar opens towards the start, so that it stays on the page. */
  atEnd?: boolean;
  onFollow: () => void;
};

type LinkListProps = {
  items: readonly MenuItem[];
  currentPath: string;
  labelledBy?: string | undefined;
  /** Numbers of vehicles behind links, by their addresses. */
  counts?: Readonly<Record<string, string>> | undefined;
};

const LinkList = ({ items, currentPath, labelledBy, counts = {} }: LinkListProps) => (
  <ul aria-labelledby={labelledBy}>
    {items.map(({ label, href, phone, body, text }) => (
      <li key={`${label}${href}`}>
        <Link className={styles.link} href={href} aria-current={href === currentPath ? 'page' : undefined}>
          {body === undefined ? null : (
            <span className={styles.body}>
              <BodySilhouette body={body} />
            </span>
          )}
          <span>
            <span>{label}</span>
            {text === undefined ? null : <small className={styles.note}>{text}</small>}
          </span>
          <LinkNumber text={phone ?? (href && ownValue(counts, href))} />
        </Link>
      </li>
    ))}
  </ul>
);

/** A list within a panel, with its title. */
const Column = ({ item, currentPath }: { item: MenuItem; currentPath: string }) => {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.title}>
        {item.href === undefined ? item.label : <Link href={item.href}>{item.label}</Link>}
      </p>
      <LinkList items={item.items ?? []} currentPath={currentPath} labelledBy={id} />
    </div>
  );
};

/** The panel of a header group: a list of links, or columns with tiles at the end, or next to the stock. */
export const HeaderPanel = ({ item, currentPath, isOpen, atEnd = false, onFollow }: HeaderPanelProps) => {
  const stock = useStockMenu(item.stock, isOpen);
  const follow = (target: EventTarget) => {
    if (target instanceof Element && target.closest('a')) onFollow();
  };
  if (!isMega(item)) {
    return (
      <div className={styles.list} data-end={atEnd || undefined} onClick={({ target }) => follow(target)}>
        <LinkList items={linksOf(item)} currentPath={currentPath} />
      </div>
    );
  }
  const entries = item.items ?? [];
  const plain = linksOf({ ...item, items: entries.filter(({ items, picture }) => !items?.length && !picture) });
  return (
    <div className={styles.mega} data-mega onClick={({ target }) => follow(target)}>
      <div className={styles.columns} data-stock={item.stock ? '' : undefined}>
        {plain.length > 0 ? (
          <div>
            <LinkList items={plain} currentPath={currentPath} counts={stock?.counts} />
          </div>
        ) : null}
        {item.stock ? <StockPanel stock={stock} /> : null}
        {entries.map((entry) =>
          entry.items?.length ? <Column key={entry.label} item={entry} currentPath={currentPath} /> : null,
        )}
        {entries.map(({ label, href, text, picture, items }) =>
          picture && !items?.length ? (
            <Link key={label} className={styles.tile} href={href}>
              <img src={picture} width={480} height={300} alt="" loading="lazy" decoding="async" />
              <span className={styles.tileTitle}>{label}</span>
              {text === undefined ? null : <span className={styles.note}>{text}</span>}
            </Link>
          ) : null,
        )}
      </div>
    </div>
  );
};
