import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPage } from '../../../../test/firstPage.ts';
import { PageStage } from '../../../../test/PageStage.tsx';
import { someArticles } from '../../../../test/someArticles.ts';

const meta = {
  component: PageStage,
  args: { address: '/blog/vehicle-reviews', ...someArticles },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Read More: Post 13' }, firstPage)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Next/ })).toHaveAttribute('href', '/blog/vehicle-reviews?page=2');
  },
};
