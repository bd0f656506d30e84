import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPage } from '../../../../test/firstPage.ts';
import { PageStage } from '../../../../test/PageStage.tsx';
import { someOffers } from '../../../../test/someOffers.ts';

const meta = {
  component: PageStage,
  args: { address: '/offers/toyota/12', ...someOffers, pages: { offer: [{ section: 'offerForm' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Ask about this offer' }, firstPage)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hilux with tray and tow bar' })).toBeVisible();
  },
};
