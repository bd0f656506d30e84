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
 * @keyboard The focus stays on a busy button. A disabled one is left out by the Tab key.
 * @accessibility Screen readers announce the label with the role: a button, or with `href` a link. The icon is hidden from them, so it cannot replace words. A busy button is announced as unavailable.
 * @accessibility Touch: at least 44 px high, 52 px if `large`. Text of 200 % or a long label makes it higher, never cut.
 * @accessibility Contrast: label and edge of each variant have those of the pairs of Foundations, Colour. `text` alone has no edge, and underlines its label on hover.
 * @accessibility Forced colours: the system's colours replace all others. The border, which is transparent otherwise, draws the edge of each variant, and the outline marks the focus.
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
