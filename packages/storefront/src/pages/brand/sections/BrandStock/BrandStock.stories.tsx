import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPage } from '../../../../test/firstPage.ts';
import { aBrandSite } from '../../../../test/aBrandSite.ts';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/kia/overview', ...aBrandSite, pages: { brand: [{ section: 'brandStock', area: 'main' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3, name: /Kia/ }, firstPage))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See every Kia' })).toHaveAttribute('href', '/search/kia');
  },
};
