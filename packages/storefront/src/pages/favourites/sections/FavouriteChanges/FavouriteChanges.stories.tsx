import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/favourites', pages: { favourites: [{ section: 'favouriteChanges', area: 'main' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsGone: Story = {
  args: { saved: [1042, 9] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Since you saved them' })).toBeVisible();
  },
};

export const NothingChanged: Story = {
  args: { saved: [1042] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your favourites' })).toBeVisible();
  },
};
