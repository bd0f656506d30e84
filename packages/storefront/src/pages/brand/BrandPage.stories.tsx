import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: {
    address: '/kia/overview',
    siteDoc: {
      content: ['brands', 'models'],
      locations: [
        { id: 3, name: 'Newstead', slug: 'newstead', manufacturers: ['Kia'] },
        { id: 4, name: 'Grafton', slug: 'grafton' },
      ],
    },
    answers: {
      '/content/brands.json': {
        items: [
          { name: 'Kia', group: 'cars', description: 'New Kias at Newstead.' },
          { name: 'Yamaha', group: 'motorcycles' },
        ],
      },
      '/content/models.json': { items: [{ name: 'EV6', slug: 'ev6', manufacturer_name: 'Kia', body: 'SUV' }] },
    },
  },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first story of the file loads the whole page. */
const firstPage = { timeout: 10_000 };

/** Row 2.R40. */
export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kia' }, firstPage)).toBeVisible();
    await expect(canvas.getByText('New Kias at Newstead.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore EV6' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Newstead' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Grafton' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See every Kia' })).toHaveAttribute('href', '/search/kia');
    await expect((await canvas.findAllByRole('heading', { level: 3, name: /Hilux/ }))[0]).toBeVisible();
  },
};
export const Unknown: Story = {
  args: { address: '/yamaha/overview' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /could not find/i }, firstPage)).toBeVisible();
  },
};
/** Rows 2.O11 and 2.R39: groups, a filter, and 8.R05 where nothing fits. */
export const Directory: Story = {
  args: { address: '/brands' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find a brand' }, firstPage);
    await expect(canvas.getByRole('link', { name: 'Kia' })).toHaveAttribute('href', '/kia/overview');
    await expect(canvas.getByRole('link', { name: 'Yamaha' })).toHaveAttribute('href', '/search/yamaha');
    await userEvent.type(field, 'boats');
    await expect(await canvas.findByText(/^No results found for your search at this time/)).toBeVisible();
  },
};
