import type { PriceLine } from '@dealer/core/price';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import styles from './ActionBar.module.css';

export type ActionBarProps = {
  /** What the bar is about, for its name: the vehicle's title. */
  title: string;
  price: PriceLine;
  action?: { label: string; href: string };
  /** At every width, for sites whose summary sticks to the lower edge; else on phones only. */
  everywhere?: boolean;
  /** The `StickySummary`, in the place of the price once it is shown. */
  children?: ReactNode;
};

/**
 * Price and next step at the thumb, on a phone. It sticks to the lower edge of its container, so that it ends where the
 * page ends; the page's scroll padding grows by its height, so that nothing that takes focus lies under it. It is the only bar
 * there: once the summary is shown, the summary has the price.
 *
 * @example
 * <ActionBar title={model.title} price={model.price} action={{ label: 'Enquire Now', href: '/contact' }} />
 */
export const ActionBar = ({ title, price, action, everywhere, children }: ActionBarProps) => (
  <aside
    className={styles.bar}
    aria-label={`Price and enquiry: ${title}`}
    data-part="action-bar"
    data-everywhere={everywhere || undefined}
    data-print="hide"
  >
    {children}
    <div className={styles.price}>
      <PriceBlock price={price} size="s" />
    </div>
    {action === undefined ? null : (
      <div className={styles.action}>
        <Button variant="primary" href={action.href}>
          {action.label}
        </Button>
      </div>
    )}
  </aside>
);
