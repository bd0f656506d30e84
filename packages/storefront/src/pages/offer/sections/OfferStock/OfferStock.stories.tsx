import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';
import { someOffers } from '../../../../test/someOffers.ts';

const meta = {
  component: PageStage,
  args: {
    address: '/offers/toyota/12',
    siteDoc: { content: ['offers'], website_id: 7 },
    answers: { '/content/offers.json': someOffers },
    pages: { offer: [{ section: 'offerStock' }] },
  },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first story of the file loads the whole page. */
const firstPage = { timeout: 15_000 };

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Toyota Hilux in stock' }, firstPage)).toBeVisible();
  },
};
