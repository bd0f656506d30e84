import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPage } from '../../../../test/firstPage.ts';
import { aBrandSite } from '../../../../test/aBrandSite.ts';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/kia/overview', ...aBrandSite, pages: { brand: [{ section: 'brandLocations', area: 'main' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Where to find Kia' }, firstPage)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Newstead' })).toBeVisible();
  },
};
