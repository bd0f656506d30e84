import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onInverse } from '../testing/onInverse.tsx';
import { ChevronRight } from '../icons/icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Next picture', icon: <ChevronRight />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outlined: Story = {};
export const Floating: Story = { args: { variant: 'floating' } };
export const Bare: Story = { args: { variant: 'bare' } };
export const OnInverse: Story = { decorators: [onInverse] };
export const Inactive: Story = {
  args: { inactive: true },
};
export const InactivePressed: Story = {
  ...Inactive,
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
