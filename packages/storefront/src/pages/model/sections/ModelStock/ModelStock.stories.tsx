import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aModelPage } from '../../../../test/aModelPage.ts';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { ...aModelPage, pages: { model: [{ section: 'modelStock' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^See all/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Toyota Hilux' })).toBeVisible();
  },
};
