import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../testing/inBox.tsx';
import { PrizeWheel } from './PrizeWheel.tsx';

const prizes = [
  'Free first service',
  'A car wash',
  'A tank of fuel',
  'Floor mats',
  'A roof rack',
  '$100 voucher for parts',
];
const meta = { component: PrizeWheel, args: { prizes, turn: 0 } } satisfies Meta<typeof PrizeWheel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};
export const Turned: Story = { args: { turn: 1_470 } };
export const Two: Story = { args: { prizes: prizes.slice(0, 2) } };
export const Narrow: Story = {
  decorators: [inBox({ maxWidth: '16rem' })],
};
