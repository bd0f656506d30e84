import type { StickySummary as StickySummaryModel } from '@dealer/core/vehicle-page';
import { useId } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useShownOnRoot } from '../shownOnRoot/index.ts';
import { Link } from '../Link/index.ts';
import { Ellipsis } from '../icons/vehicleIcons.ts';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { Starred } from '../Starred/Starred.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './StickySummary.module.css';

export type StickySummaryProps = Omit<StickySummaryModel, 'variant'> & {
  /** On wide screens at the top of the window, or in the `ActionBar`; on a phone always in the `ActionBar`. */
  position: 'top' | 'bar';
};

/**
 * The vehicle in one line, shown after its price has scrolled out of view: picture, name, transmission and body, price with its
 * type, finance estimate, Get Finance, Trade-In Valuation. It is a child of the `ActionBar`. At the top it adds its height to the
 * page's scroll padding, so focused elements are never below it.
 *
 * @avoid On pages without a price, or outside an `ActionBar`.
 * @keyboard Tab reaches it only while it is shown; its menu opens with Enter or Space and closes with Escape.
 * @accessibility A group named "In short:" and the vehicle. The picture is hidden from screen readers, and the button of the menu is named with the vehicle.
 * @accessibility Touch: the button of the menu is 44 px square, an entry at least 44 px high.
 * @accessibility Motion: at the top it moves in, with reduced motion it is there at once.
 *
 * @example
 * <ActionBar {...bar}><StickySummary {...stickySummary(vehicle, site, now)} position="top" /></ActionBar>
 */
export const StickySummary = ({
  position,
  picture,
  placeholder,
  name,
  facts,
  price,
  estimate,
  finance,
  tradeIn,
  ...root
}: WithRoot<StickySummaryProps, 'div'>) => {
  const t = useTexts();
  useShownOnRoot(position === 'top' ? 'sticky-summary' : undefined);
  const menu = useId();
  const links = [finance, tradeIn].filter((link) => link !== undefined);
  return (
    <div
      {...rootProps(root, styles.strip)}
      role="group"
      aria-label={t('In short: {name}', { name })}
      data-part="sticky-summary"
      data-position={position}
      data-print="hide"
    >
      <div className={styles.line}>
        {picture === null ? (
          <span className={styles.picture} style={{ backgroundColor: placeholder.tint }} aria-hidden="true" />
        ) : (
          <img
            className={styles.picture}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="84px"
            width={picture.width}
            height={picture.height}
            alt=""
            decoding="async"
          />
        )}
        <div className={styles.content}>
          <p className={styles.name}>{name}</p>
          {facts === '' ? null : <p className={styles.facts}>{facts}</p>}
        </div>
        <div className={styles.money}>
          <PriceBlock price={price} size="s" />
          {estimate === undefined ? null : (
            <p className={styles.estimate} data-part="sticky-estimate">
              <Starred text={estimate.text} href={estimate.href} />
            </p>
          )}
        </div>
        {links.length === 0 ? null : (
          <>
            <div className={styles.actions}>
              {links.map((link) => (
                <Button key={link.href} variant="secondary" href={link.href}>
                  {link.label}
                </Button>
              ))}
            </div>
            <button
              type="button"
              className={styles.more}
              popoverTarget={menu}
              aria-label={t('More about {name}', { name })}
            >
              <Ellipsis />
            </button>
            <Popover
              id={menu}
              label={t('More about {name}', { name })}
              className={styles.menu}
              side="above"
              align="end"
            >
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <Link className={styles.entry} href={link.href}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Popover>
          </>
        )}
      </div>
    </div>
  );
};
