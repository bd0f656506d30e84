import { Children, type CSSProperties, type ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ArrowRight, ChevronLeft, ChevronRight } from '../icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useSnapTrack } from '../useSnapTrack/useSnapTrack.ts';
import snap from '../useSnapTrack/snapTrack.module.css';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './Rail.module.css';

export type RailProps = {
  /** What the row shows: "Similar cars". */
  label: string;
  children: ReactNode;
  /** Minimum width of an item, a CSS length; the row shows as many as fit and a part of the next one. */
  itemWidth?: string;
  /** The hint "Swipe", shown on narrow screens. */
  hint?: string;
};

/**
 * A row that is swiped, or moved with buttons. Its items are ordinary links in the tab order; the buttons are hidden when
 * everything fits.
 *
 * @avoid For lists that people read to the end (`VehicleGrid`), and for one slide at a time (`Carousel`).
 * @accessibility A group with a name and a list in it. All items can be read and reached. The buttons name the rail, and the one that leads nowhere is announced as unavailable; the hint is hidden from screen readers.
 * @accessibility Motion: it scrolls smoothly, but not with reduced motion.
 *
 * @example
 * <Rail label="Similar cars">{cards.map((card) => <VehicleCard key={card.id} {...card} />)}</Rail>
 */
export const Rail = ({ label, children, itemWidth = '18rem', hint, ...root }: WithRoot<RailProps, 'div'>) => {
  const t = useTexts();
  const { ref: track, atStart, atEnd, fits, onScroll, page } = useSnapTrack<HTMLUListElement>();
  return (
    <div {...rootProps(root, styles.rail)} role="group" aria-label={label} data-part="rail">
      <ul
        ref={track}
        className={`${snap.track} ${styles.track}`}
        style={{ '--rail-item': itemWidth } as CSSProperties}
        onScroll={onScroll}
      >
        {Children.toArray(children).map((child, at) => (
          <li key={at} className={styles.item}>
            {child}
          </li>
        ))}
      </ul>
      {fits ? null : (
        <div className={styles.buttons} data-print="hide">
          {hint === undefined ? null : (
            <span className={styles.hint} aria-hidden="true">
              <span>{hint}</span>
              <ArrowRight />
            </span>
          )}
          <IconButton
            label={t('Back: {label}', { label })}
            icon={<ChevronLeft />}
            inactive={atStart}
            onClick={() => page(-1)}
          />
          <IconButton
            label={t('More: {label}', { label })}
            icon={<ChevronRight />}
            inactive={atEnd}
            onClick={() => page(1)}
          />
        </div>
      )}
    </div>
  );
};
