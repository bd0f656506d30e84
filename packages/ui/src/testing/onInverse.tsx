import type { ComponentType } from 'react';

/** A decorator of stories: the component on a dark area of the page. */
export const onInverse = (Story: ComponentType) => (
  <div data-surface="inverse" style={{ padding: '1.5rem' }}>
    <Story />
  </div>
);
