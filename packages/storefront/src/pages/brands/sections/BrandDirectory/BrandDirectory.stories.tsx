import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPage } from '../../../../test/firstPage.ts';
import { aBrandSite } from '../../../../test/aBrandSite.ts';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/brands', ...aBrandSite },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Groups, a filter, and the message where nothing fits. */
export const Groups: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find a brand' }, firstPage);
    await expect(canvas.getByRole('link', { name: 'Kia' })).toHaveAttribute('href', '/kia/overview');
    await expect(canvas.getByRole('link', { name: 'Yamaha' })).toHaveAttribute('href', '/search/yamaha');
    await userEvent.type(field, 'boats');
    await expect(await canvas.findByText(/^No results found for your search at this time/)).toBeVisible();
  },
};
