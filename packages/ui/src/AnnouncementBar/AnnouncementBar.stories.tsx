import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AnnouncementBar } from './AnnouncementBar.tsx';

const meta = {
  component: AnnouncementBar,
  args: { text: 'Located at Ipswich', link: { label: 'Get Directions', href: '#directions' }, onClose: fn() },
} satisfies Meta<typeof AnnouncementBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OtherLocation: Story = {};

export const WithoutLink: Story = { args: { link: undefined } };
export const Closed: Story = {
  tags: ['press'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close this notice' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
