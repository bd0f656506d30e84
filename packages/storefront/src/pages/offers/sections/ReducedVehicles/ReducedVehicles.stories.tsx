import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/special-offers', pages: { offers: [{ section: 'reducedVehicles', area: 'main' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reduced: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 }))[0]).toBeVisible();
  },
};
export const None: Story = {
  args: { siteDoc: { search: { searchFilter: 'make = Nobody' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Results Available' })).toBeVisible();
  },
};
