import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';
import { someOffers } from '../../test/someOffers.ts';

const meta = {
  component: SectionStage,
  args: {
    items: [{ section: 'offers' }],
    siteDoc: { content: ['offers'], website_id: 7 },
    answers: { '/content/offers.json': someOffers },
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 15_000 };

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Special offers' }, wait)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
export const OfOneKind: Story = {
  args: { items: [{ section: 'offers', settings: { title: 'In the workshop', category: 'Service' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Logbook service' }, wait)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};
