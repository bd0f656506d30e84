import type { Meta, StoryObj } from '@storybook/react-vite';
import { SalesCounter } from './SalesCounter.tsx';

const meta = {
  component: SalesCounter,
  args: {
    count: '2,784',
    figures: [
      { value: '14', label: 'Locations' },
      { value: '1,204', label: 'Customer reviews' },
    ],
  },
} satisfies Meta<typeof SalesCounter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MidMonth: Story = {};
export const FirstMinutes: Story = { args: { count: '0' } };
/** A dealer without further figures. */
export const Alone: Story = { args: { figures: [] } };
