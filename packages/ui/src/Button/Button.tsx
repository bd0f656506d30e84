import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../Link/index.ts';
import styles from './Button.module.css';

type ButtonLook = {
  /** At most one `primary` in a group. */
  variant?: 'primary' | 'secondary' | 'text';
  size?: 'medium' | 'large';
  /** An icon before the label. */
  icon?: ReactNode;
  /** As wide as its container. */
  wide?: boolean;
  /** Busy: reported to screen readers; presses are ignored and the focus stays. */
  busy?: boolean;
  /** On dark areas: the filled button is white, outlines are light. */
  onInverse?: boolean;
  /** The label: a verb, such as "Send enquiry". */
  children: ReactNode;
};

export type ButtonProps = ButtonLook &
  (
    | ({
        /** The address that it leads to: it is a link then. */
        href: string;
      } & Omit<ComponentProps<'a'>, 'href' | 'children'>)
    | ({ href?: undefined } & Omit<ComponentProps<'button'>, 'children'>)
  );

/**
 * A button. With `href` it is a link that looks the same.
 *
 * @avoid For a link within a sentence, which is a plain link, and for an icon alone, which is an `IconButton`.
 *
 * @example
 * <Button variant="primary" href="/contact">Enquire</Button>
 */
export const Button = ({
  variant = 'secondary',
  size = 'medium',
  icon,
  wide,
  busy,
  onInverse,
  children,
  className,
  ...rest
}: ButtonProps) => {
  const shared = {
    className: className === undefined ? styles['button'] : `${styles['button']} ${className}`,
    'data-part': 'button',
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
    'data-inverse': onInverse || undefined,
    'data-busy': busy || undefined,
  };
  const content = (
    <>
      {icon ? (
        <span className={styles['icon']} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span className={styles['label']}>{children}</span>
    </>
  );

  if (rest.href !== undefined) {
    return (
      <Link {...rest} {...shared}>
        {content}
      </Link>
    );
  }

  const { onClick, type = 'button', ...button } = rest;
  return (
    <button
      {...button}
      {...shared}
      type={type}
      aria-disabled={busy || button['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {content}
    </button>
  );
};
