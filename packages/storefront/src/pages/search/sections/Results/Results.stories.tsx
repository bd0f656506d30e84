import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/search', pages: { search: [{ section: 'results', area: 'results' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What comes nearest, and a way to tell the dealer. */
export const NothingMatches: Story = {
  args: { address: '/search/toyota?refinementList[colour]=Pink&range[price]=0:30000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No vehicles match your search' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tell us what you want' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Without “Pink”' })).toBeVisible();
  },
};
/** A model that is not in stock: the others of its make. */
export const UnknownModel: Story = {
  args: { address: '/search/toyota/supra' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Nothing found for “toyota supra”' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Without “supra”' })).toBeVisible();
  },
};
export const Vehicles: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'New, demo and used cars' })).toBeVisible();
  },
};
