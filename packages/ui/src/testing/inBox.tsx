import type { ComponentType, CSSProperties } from 'react';

/**
 * A decorator of stories: the component in a box of this style.
 *
 * @example
 * decorators: [inBox({ maxWidth: '24rem' })]
 */
export const inBox = (style: CSSProperties) => (Story: ComponentType) => (
  <div style={style}>
    <Story />
  </div>
);
