import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'disabled'> & {
  /** The accessible name. */
  label: string;
  /** The icon; `label` says what it means. */
  icon: ReactNode;
  /** outlined: on the page; floating: on a picture; bare: in the header of a sheet. */
  variant?: 'outlined' | 'floating' | 'bare';
  /** Inactive. The button stays in the tab order, so that the focus is not lost at the end of a row. */
  inactive?: boolean;
};

/**
 * A button of 44 px with an icon only; its label is its accessible name.
 *
 * @avoid Where the icon is not understood without its word, as for finance or a trade-in: use a `Button` with an icon.
 * @accessibility The label is the accessible name, and the icon is hidden from screen readers. An `inactive` one is announced as unavailable and stays in the tab order.
 * @accessibility Touch: 44 px square. Forced colours: the border, which is transparent otherwise, draws its edge.
 *
 * @example
 * <IconButton label="Next picture" icon={<ChevronRight />} variant="floating" onClick={next} />
 */
export const IconButton = ({
  label,
  icon,
  variant = 'outlined',
  inactive = false,
  onClick,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    data-part="icon-button"
    {...rest}
    className={className === undefined ? styles.button : `${styles.button} ${className}`}
    aria-label={label}
    aria-disabled={inactive || undefined}
    data-variant={variant}
    onClick={inactive ? undefined : onClick}
  >
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
  </button>
);
