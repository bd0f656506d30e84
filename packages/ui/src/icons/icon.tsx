import { createElement, use } from 'react';
import { ownValue } from '@dealer/core/data';
import { type Icon, IconsContext } from './IconsContext.ts';
import styles from './icon.module.css';

export type { Icon } from './IconsContext.ts';

/**
 * A component that draws a path, or what the look draws in its place.
 *
 * @example
 * export const Check = icon('Check', 'M20 6 9 17l-5-5');
 */
export const icon =
  (name: string, path: string): Icon =>
  ({ className = '', ...rest }) => {
    const icons = use(IconsContext);
    const own = (icons && ownValue(icons, name)) ?? path;
    const props = {
      className: `${styles['icon']} ${className}`.trim(),
      viewBox: '0 0 24 24',
      width: 24,
      height: 24,
      'aria-hidden': true,
      ...rest,
    };
    return typeof own === 'string' ? (
      <svg {...props}>
        <path d={own} />
      </svg>
    ) : (
      createElement(own, props)
    );
  };
