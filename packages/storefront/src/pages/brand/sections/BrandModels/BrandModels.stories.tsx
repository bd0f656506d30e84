import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPage } from '../../../../test/firstPage.ts';
import { aBrandSite } from '../../../../test/aBrandSite.ts';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/kia/overview', ...aBrandSite },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kia' }, firstPage)).toBeVisible();
    await expect(canvas.getByText('New Kias at Newstead.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore EV6' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Newstead' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Grafton' })).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'See every Kia' })).toHaveAttribute('href', '/search/kia');
    await expect((await canvas.findAllByRole('heading', { level: 3, name: /Kia/ }))[0]).toBeVisible();
  },
};
export const Unknown: Story = {
  args: { address: '/yamaha/overview' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /could not find/i }, firstPage)).toBeVisible();
  },
};
