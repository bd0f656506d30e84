import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/locations/newstead', pages: { dealership: [{ section: 'locationDetails', area: 'main' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithMap: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Get Directions/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Show the map/ })).toBeVisible();
    const graphs = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    );
    await expect(graphs.join()).toContain('"@type":"AutoDealer"');
  },
};
export const OpensSoon: Story = {
  args: {
    siteDoc: {
      locationSettings: { comingSoonLabel: 'COMING EARLY 2026' },
      locations: [{ id: 3, name: 'Newstead', slug: 'newstead', coming_soon: true }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('COMING EARLY 2026')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'View Our Stock' })).toBeNull();
  },
};
