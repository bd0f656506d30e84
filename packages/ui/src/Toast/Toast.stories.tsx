import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Toast } from './Toast.tsx';

const meta = {
  component: Toast,
  args: {
    toast: {
      id: 1,
      title: 'Car Saved In Watchlist',
      text: '2022 Toyota Hilux SR5 is now available in your watchlist',
      link: { label: 'View List', href: '#watchlist' },
    },
    onDismiss: fn(),
  },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Failed: Story = {
  args: { toast: { id: 2, kind: 'danger', title: 'Too many verification attempts. Please try again later.' } },
};
export const Silent: Story = { tags: ['renders-nothing'], args: { toast: null } };
export const Dismissed: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Car Saved In Watchlist');
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
};
