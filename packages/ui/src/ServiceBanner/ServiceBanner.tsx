import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useShownOnRoot } from '../shownOnRoot/index.ts';
import { X } from '../icons/icons.ts';
import { Wrench } from '../icons/searchIcons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './ServiceBanner.module.css';

export type ServiceBannerProps = {
  /** `sticky`: a bar at the lower edge that comes to rest above the footer; `fixed`: a card in the corner that stays. */
  variant: 'sticky' | 'fixed';
  /** What the visitor should know. */
  text: string;
  /** "Book a Service". */
  action: { label: string; href: string };
  /** The page is not scrolled: its first view is not covered. */
  atTop?: boolean;
  onClose: () => void;
};

/**
 * A link to the workshop on each page, until it is closed. Any other bar at the lower edge replaces it.
 *
 * @avoid For vehicles and offers, which are a `PromoTile` between the cards.
 * @accessibility A landmark named by its link, not announced. As a card it is hidden from screen readers too until the page has scrolled, unless it has the focus. Focused elements scroll clear of it.
 * @accessibility Motion: it moves in, with reduced motion it is there at once.
 *
 * @example
 * <ServiceBanner variant="sticky" text="Time for a service?" action={{ label: 'Book a Service', href: '/service' }} onClose={hide} />
 */
export const ServiceBanner = ({
  variant,
  text,
  action,
  atTop,
  onClose,
  ...root
}: WithRoot<ServiceBannerProps, 'aside'>) => {
  const t = useTexts();
  useShownOnRoot(`service-banner service-banner-${variant}`);
  return (
    <aside
      {...rootProps(root, styles.banner)}
      aria-label={action.label}
      data-part="service-banner"
      data-variant={variant}
      data-at-top={atTop || undefined}
      data-print="hide"
    >
      <div className={styles.inner}>
        <Wrench className={styles.icon} />
        <p className={styles.text}>{text}</p>
        <div className={styles.action}>
          <Button variant="primary" href={action.href}>
            {action.label}
          </Button>
        </div>
        <IconButton
          className={styles.close}
          variant="bare"
          label={t('Close this notice')}
          icon={<X />}
          onClick={onClose}
        />
      </div>
    </aside>
  );
};
