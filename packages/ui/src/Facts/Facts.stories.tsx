import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../testing/inBox.tsx';
import { Facts } from './Facts.tsx';

const meta = {
  component: Facts,
  args: {
    facts: [
      { kind: 'condition', label: 'Condition', value: 'Used' },
      { kind: 'transmission', label: 'Transmission', value: 'Automatic' },
      { kind: 'km', label: 'Kilometres', value: '45,990 km' },
      { kind: 'fuel', label: 'Fuel', value: 'Diesel' },
    ],
  },
  decorators: [inBox({ maxWidth: 300 })],
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {};
