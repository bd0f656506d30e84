import type { ComponentType } from 'react';

/** A story as wide as a phone. */
export const onAPhone = {
  decorators: [
    (Story: ComponentType) => (
      <div style={{ maxWidth: 390 }}>
        <Story />
      </div>
    ),
  ],
};
