import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/favourites', pages: { favourites: [{ section: 'compareFavourites', area: 'main' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  args: { saved: [1042, 1043] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Compare/ })).toBeVisible();
  },
};
