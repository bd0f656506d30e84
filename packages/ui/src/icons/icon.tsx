import type { SVGAttributes } from 'react';
import styles from './icon.module.css';

/** A line drawing of 24 by 24 units in the colour of the text. What it means is in the text next to it. */
export type Icon = (props: SVGAttributes<SVGSVGElement>) => React.JSX.Element;

/**
 * A component that draws a path.
 *
 * @example
 * export const Check = icon('M20 6 9 17l-5-5');
 */
export const icon =
  (path: string): Icon =>
  ({ className = '', ...rest }) => (
    <svg
      className={`${styles['icon']} ${className}`.trim()}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
