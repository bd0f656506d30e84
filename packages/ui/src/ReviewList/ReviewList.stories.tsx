import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { ReviewList } from './ReviewList.tsx';

const change = fn();
const meta = {
  component: ReviewList,
  args: {
    parts: [
      { title: 'Trade-in', lines: ['2015 Mazda 3, 84,000 km, 123ABC (QLD)'], onChange: change },
      { title: 'Payment', lines: ['Cash or bank transfer'], onChange: fn() },
      {
        title: 'Your details',
        lines: ['Mia Nguyen', 'mia.nguyen.with.a.long.address@example-of-a-long-domain.com.au', '0412 345 678'],
        onChange: fn(),
      },
    ],
  },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = {
  decorators: [inBox({ maxWidth: '18rem' })],
};
export const Parts: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Trade-in' }));
    await expect(change).toHaveBeenCalledOnce();
  },
};
