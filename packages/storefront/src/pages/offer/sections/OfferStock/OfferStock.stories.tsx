import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPage } from '../../../../test/firstPage.ts';
import { PageStage } from '../../../../test/PageStage.tsx';
import { someOffers } from '../../../../test/someOffers.ts';

const meta = {
  component: PageStage,
  args: { address: '/offers/toyota/12', ...someOffers, pages: { offer: [{ section: 'offerStock' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Toyota Hilux in stock' }, firstPage)).toBeVisible();
  },
};
