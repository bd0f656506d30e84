import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { StepProgress } from './StepProgress.tsx';

const meta = {
  component: StepProgress,
  args: {
    label: 'Trade-in valuation',
    steps: ['Your car', 'Kilometres', 'Condition', 'Your details', 'Offer'],
    current: 1,
  },
} satisfies Meta<typeof StepProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Trade-in valuation: progress' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Halfway: Story = { args: { current: 3 } };
export const AllDone: Story = { args: { current: 6 } };
export const Narrow: Story = {
  args: { current: 2, onStep: fn() },
  decorators: [inBox({ maxWidth: '20rem' })],
};
export const LongNames: Story = {
  args: { steps: ['Quick Estimate', 'Your Details', 'Instant pre-approval', 'Apply to lender'], current: 3 },
};
export const GoingBack: Story = {
  tags: ['press'],
  args: { current: 4, onStep: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kilometres (done)' }));
    await expect(args.onStep).toHaveBeenCalledWith(2);
    await expect(canvas.queryByRole('button', { name: /Offer/ })).toBeNull();
  },
};
