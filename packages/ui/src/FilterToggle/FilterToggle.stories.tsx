import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterToggle } from './FilterToggle.tsx';

const meta = {
  component: FilterToggle,
  args: { label: 'Certified', count: '12', on: false, onChange: fn() },
} satisfies Meta<typeof FilterToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { on: true } };
export const WithoutCount: Story = { args: { count: undefined } };
export const Pressed: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Certified (12)' });
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
