import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { comparedPair } from '../../../../test/comparedPair.ts';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: comparedPair, pages: { compare: [{ section: 'comparedVehicles', area: 'main' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Vehicles side by side' })).toBeVisible();
  },
};

export const None: Story = {
  args: { address: '/compare' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  },
};
