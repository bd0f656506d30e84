import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleDetail } from '../VehicleSummary/exampleDetail.ts';
import { DealerComments } from './DealerComments.tsx';

const meta = { component: DealerComments, args: exampleDetail().comments } satisfies Meta<typeof DealerComments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {};
export const Short: Story = { args: { paragraphs: ['One owner, full log book.'], short: undefined } };
export const Pending: Story = {
  args: { paragraphs: ['Dealer comments are pending. Please check back here later.'], short: undefined, empty: true },
};
export const Unfolded: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show More: dealer comments' }));
    await expect(canvas.getByText(/ask us for a price to your door/)).toBeVisible();
  },
};
