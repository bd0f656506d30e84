import type { PriceLine } from '@dealer/core/price';
import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useShownOnRoot } from '../shownOnRoot/index.ts';
import { Phone } from '../icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './ActionBar.module.css';

export type ActionBarProps = {
  /** The vehicle's title: names the bar for screen readers. */
  title: string;
  price: PriceLine;
  action?: { label: string; href: string };
  /** The dealer's phone, on phones. */
  call?: { label: string; href: string };
  /** Shown at every width, for sites whose summary is at the lower edge; otherwise on phones only. */
  everywhere?: boolean;
  /** The `StickySummary`, which replaces the price while it is shown. */
  children?: ReactNode;
};

/**
 * The price, a call and the main action at the lower edge of a phone. It is sticky within its container, so it ends with the page. It adds
 * its height to the page's scroll padding, so focused elements are never below it. It is the only bar there: while the summary is
 * shown, the summary has the price.
 *
 * @avoid On a page without one main action, or with another bar at the lower edge: only one fits on a phone.
 * @accessibility Screen readers find it as a landmark named by price and vehicle. The vehicle's name within it is hidden from them, since the landmark has it. The call is an icon, with its label as the accessible name.
 * @accessibility Touch: the call is 44 px square, the action at least 44 px high.
 *
 * @example
 * <ActionBar title={model.title} price={model.price} action={{ label: 'Enquire Now', href: '/contact' }} />
 */
export const ActionBar = ({
  title,
  price,
  action,
  call,
  everywhere,
  children,
  ...root
}: WithRoot<ActionBarProps, 'aside'>) => {
  const t = useTexts();
  useShownOnRoot(everywhere ? 'lower-bar action-bar action-bar-everywhere' : 'action-bar');
  return (
    <aside
      {...rootProps(root, styles.bar)}
      aria-label={t('Price and enquiry: {title}', { title })}
      data-part="action-bar"
      data-everywhere={everywhere || undefined}
      data-print="hide"
    >
      {children}
      <p className={styles.name} aria-hidden="true">
        {title}
      </p>
      <div className={styles.price}>
        <PriceBlock price={price} size="s" />
      </div>
      {call === undefined ? null : (
        <a className={styles.call} href={call.href} aria-label={call.label}>
          <Phone />
        </a>
      )}
      {action === undefined ? null : (
        <div className={styles.action}>
          <Button variant="primary" href={action.href}>
            {action.label}
          </Button>
        </div>
      )}
    </aside>
  );
};
