import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'disabled'> & {
  /** What pressing does, in words. */
  label: string;
  icon: ReactNode;
  /** outlined: on the page; floating: on a picture; bare: in a header of a sheet. */
  variant?: 'outlined' | 'floating' | 'bare';
  /** Nothing to do at the moment. The button stays in the tab order, so that focus is not lost at the end of a row. */
  inactive?: boolean;
};

/**
 * A 44 px button that shows a drawing only; its words are its accessible name.
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
    {...rest}
    className={className === undefined ? styles.button : `${styles.button} ${className}`}
    aria-label={label}
    aria-disabled={inactive || undefined}
    data-variant={variant}
    data-part="icon-button"
    onClick={inactive ? undefined : onClick}
  >
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
  </button>
);
