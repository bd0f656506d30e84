import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../testing/inBox.tsx';
import { Tags } from './Tags.tsx';

const meta = { component: Tags, args: { tags: [{ kind: 'fuel', label: 'Hybrid' }] } } satisfies Meta<typeof Tags>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const EveryKind: Story = {
  args: {
    tags: [
      { kind: 'fuel', label: 'Hybrid' },
      { kind: 'reserved', label: 'Reserved' },
      { kind: 'certified', label: 'Certified' },
      { kind: 'own', label: 'Test drive only' },
      { kind: 'comingSoon', label: 'Coming soon' },
      { kind: 'justArrived', label: 'Just arrived' },
      { kind: 'sold', label: 'Sold' },
    ],
  },
  decorators: [inBox({ background: 'var(--color-plinth)', padding: '1rem' })],
};
