import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { headerStories } from '@dealer/ui/testing';
import { Header } from './Header.tsx';

const stories = headerStories(Header);
const meta = { ...stories.meta, component: Header } satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EverythingInTheBar: Story = {
  ...stories.everythingInTheBar,
  // Where there is no room for the number, its icon alone is the link.
  play: async ({ canvas }) => {
    for (const call of canvas.getAllByRole('link', { name: /^Call/ }))
      await expect(call.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};
export const Phone: Story = stories.onAPhone;
