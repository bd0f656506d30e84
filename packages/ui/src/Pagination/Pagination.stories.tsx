import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: { page: 6, pages: 20, hrefFor: (page: number) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 20 } };
export const Narrow: Story = {
  decorators: [inBox({ maxWidth: 342 })],
  play: async ({ canvas }) => {
    const position = canvas.getByText('6 of 20');
    await expect(position).toBeVisible();
    await expect(position).not.toHaveAttribute('aria-hidden');
  },
};
