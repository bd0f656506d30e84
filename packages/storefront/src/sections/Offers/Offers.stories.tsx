import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPage } from '../../test/firstPage.ts';
import { SectionStage } from '../../test/SectionStage.tsx';
import { someOffers } from '../../test/someOffers.ts';

const meta = {
  component: SectionStage,
  args: {
    items: [{ section: 'offers' }],
    ...someOffers,
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Special offers' }, firstPage)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
export const OfOneKind: Story = {
  args: { items: [{ section: 'offers', settings: { title: 'In the workshop', category: 'Service' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Logbook service' }, firstPage)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};
