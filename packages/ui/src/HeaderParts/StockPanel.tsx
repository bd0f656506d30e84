import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from '../Link/index.ts';
import { BodySilhouette } from '../BodySilhouette/index.ts';
import { Picture } from '../Picture/Picture.tsx';
import type { StockMenu } from './stockMenu.ts';
import styles from './StockPanel.module.css';

/** While the stock loads: as many blank tiles and rows as most dealers have. */
const blank = { tiles: 8, rows: 4 };

/**
 * The stock of a menu, requested when the menu opens: undefined until then, null where it cannot be had.
 *
 * @example
 * const stock = useStockMenu(item.stock, isOpen);
 */
export const useStockMenu = (
  load: (() => Promise<StockMenu | null>) | undefined,
  isOpen: boolean,
): StockMenu | null | undefined => {
  const [stock, setStock] = useState<StockMenu | null>();
  useEffect(() => {
    if (!load || !isOpen) return undefined;
    let isCurrent = true;
    void load().then((loaded) => isCurrent && setStock(loaded));
    return () => {
      isCurrent = false;
    };
  }, [load, isOpen]);
  return stock;
};

const Group = ({
  title,
  className,
  children,
}: {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul className={className} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
};

/**
 * The stock in the menu of vehicles: body types and price bands with their counts, and the newest vehicle. Blank while it loads.
 *
 * @example
 * <StockPanel stock={stock} />
 */
export const StockPanel = ({ stock }: { stock: StockMenu | null | undefined }) => {
  if (stock === null) return null;
  if (stock === undefined) {
    return (
      <div className={styles.panel} data-part="stock-panel" aria-hidden="true">
        <div className={styles.groups} data-blank>
          <div className={styles.bodies}>
            {Array.from({ length: blank.tiles }, (_, at) => (
              <span key={at} className={styles.blankTile} />
            ))}
          </div>
          <div className={styles.rows}>
            {Array.from({ length: blank.rows }, (_, at) => (
              <span key={at} className={styles.blankRow} />
            ))}
          </div>
          <span className={styles.blankNewest} />
        </div>
      </div>
    );
  }
  const { bodies, prices, newest } = stock;
  return (
    <div className={styles.panel} data-part="stock-panel">
      <div className={styles.groups}>
        {bodies.links.length === 0 ? null : (
          <Group title={bodies.title} className={styles.bodies}>
            {bodies.links.map(({ body, label, href, count }) => (
              <li key={href}>
                <Link className={styles.tile} data-part="stock-body" href={href}>
                  <span className={styles.silhouette} aria-hidden="true">
                    <BodySilhouette body={body} />
                  </span>
                  <span>{label}</span> <small className={styles.count}>{count}</small>
                </Link>
              </li>
            ))}
          </Group>
        )}
        {prices.links.length === 0 ? null : (
          <Group title={prices.title} className={styles.rows}>
            {prices.links.map(({ label, href, count }) => (
              <li key={href}>
                <Link className={styles.row} data-part="stock-price" href={href}>
                  <span>{label}</span> <small className={styles.count}>{count}</small>
                </Link>
              </li>
            ))}
          </Group>
        )}
        {newest === undefined ? null : (
          <Link className={styles.newest} data-part="stock-newest" href={newest.href}>
            <span className={styles.title}>{newest.title}</span>
            <Picture
              src={newest.picture?.src}
              srcSet={newest.picture?.srcSet}
              className={styles.picture}
              sizes="20rem"
              width={600}
              height={400}
              alt=""
              fallback={
                <span className={styles.placeholder} aria-hidden="true">
                  <BodySilhouette body={newest.body} />
                </span>
              }
            />
            <span className={styles.name}>{newest.name}</span>
            {newest.price === undefined ? null : (
              <span className={styles.price} data-part="stock-newest-price" translate="no">
                {newest.price}
              </span>
            )}
          </Link>
        )}
      </div>
    </div>
  );
};
