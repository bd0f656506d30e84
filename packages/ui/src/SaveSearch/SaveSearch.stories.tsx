import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SaveSearch } from './SaveSearch.tsx';

const list = { href: '#saved', count: 2 };
const meta = { component: SaveSearch, args: { saved: false, onToggle: fn() } } satisfies Meta<typeof SaveSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Saved: Story = {
  args: { saved: true, list },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save search', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Saved searches (2)' })).toBeVisible();
  },
};
export const NoRoom: Story = { args: { list, problem: 'You have 20 saved searches: remove one to save another.' } };
export const NotSaved: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save search', pressed: false });
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
