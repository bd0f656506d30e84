import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPage } from '../../../../test/firstPage.ts';
import { PageStage } from '../../../../test/PageStage.tsx';
import { someArticles } from '../../../../test/someArticles.ts';

const meta = {
  component: PageStage,
  args: { address: '/blog/vehicle-reviews/post-2', ...someArticles, pages: { post: [{ section: 'otherPosts' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Read next' }, firstPage)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Post 2' })).toBeVisible();
  },
};
