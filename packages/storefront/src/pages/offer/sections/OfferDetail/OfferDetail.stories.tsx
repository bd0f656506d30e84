import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPage } from '../../../../test/firstPage.ts';
import { PageStage } from '../../../../test/PageStage.tsx';
import { someOffers } from '../../../../test/someOffers.ts';

const meta = {
  component: PageStage,
  args: {
    address: '/offers/toyota/12',
    ...someOffers,
  },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Words, stock of its model, form, other offers. */
export const OfAModel: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Hilux with tray/ }, firstPage)).toBeVisible();
    await expect(canvas.getByText('Six in stock.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Toyota Hilux in stock' }, firstPage)).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Ask about this offer' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Logbook service' })).toHaveAttribute('href', '/offers/13');
  },
};
export const Ended: Story = {
  args: { address: '/offers/15' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This offer has ended', undefined, firstPage)).toBeVisible();
    await expect(canvas.queryByRole('form', { name: 'Ask about this offer' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See current offers' })).toHaveAttribute('href', '/special-offers');
    await expect(canvas.getByRole('heading', { name: 'On now' })).toBeVisible();
  },
};
/** Decision F9: it is for another website. */
export const Excluded: Story = {
  args: { address: '/offers/16' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, firstPage)).toHaveTextContent(/could not find/i);
  },
};
