import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPage } from '../../../../test/firstPage.ts';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: {
    address: '/contact-us',
    pages: { contact: [{ section: 'locationList', area: 'foot', settings: { show: 'others' } }] },
    siteDoc: {
      locations: [
        { id: 3, name: 'Newstead', slug: 'newstead' },
        { id: 4, name: 'Bowen Hills', slug: 'bowen-hills' },
      ],
    },
  },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bowen Hills' }, firstPage)).toBeVisible();
  },
};
/** Sales, then service, then parts; a hidden location is not listed. */
export const InOrder: Story = {
  args: {
    siteDoc: {
      locations: [
        { id: 5, name: 'Parts counter', slug: 'parts', location_type: 'parts' },
        { id: 6, name: 'Workshop', slug: 'workshop', location_type: 'service' },
        { id: 3, name: 'Newstead', slug: 'newstead', location_type: 'sales', primary: true },
        { id: 7, name: 'Archive', slug: 'archive', visible: false },
        { id: 4, name: 'Bowen Hills', slug: 'bowen-hills', location_type: 'sales' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const names = await canvas.findAllByRole('heading', { level: 3 }, firstPage);
    await expect(names.map(({ textContent }) => textContent)).toEqual(['Bowen Hills', 'Workshop', 'Parts counter']);
  },
};

/** The main location first, then the others. */
export const All: Story = {
  args: {
    address: '/dealerships',
    pages: { dealerships: [{ section: 'locationList', area: 'head' }] },
  },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('heading', { level: 2, name: 'Newstead' }, firstPage);
    const other = canvas.getByRole('heading', { level: 2, name: 'Bowen Hills' });
    await expect(main.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  },
};
