import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleMakes } from '../testing/exampleMakes.ts';
import { FacetTiles } from './FacetTiles.tsx';

const meta = {
  component: FacetTiles,
  args: {
    label: 'Shop by make',
    items: exampleMakes.map((label, at) => ({
      label,
      href: `#${label}`,
      count: (1_240 - at * 103).toLocaleString('en-AU'),
      share: 1 - at / 12,
    })),
  },
} satisfies Meta<typeof FacetTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Makes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Toyota (1,240)' })).toHaveAttribute('href', '#Toyota');
  },
};
export const OneSelected: Story = {
  args: {
    items: exampleMakes.slice(0, 6).map((label, at) => ({ label, href: `#${label}`, count: '12', selected: at === 2 })),
  },
};
