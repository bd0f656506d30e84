import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { ModelVariants } from './ModelVariants.tsx';

const meta = {
  component: ModelVariants,
  args: {
    label: 'Versions of the HiLux',
    priceType: 'Drive away',
    rows: [
      { name: 'Workmate', fuel: 'Diesel', transmission: 'Manual', drive: '4x2', price: '$37,990' },
      { name: 'SR5 Double Cab', fuel: 'Diesel', transmission: 'Automatic', drive: '4x4', price: '$65,990' },
      { name: 'Rogue', fuel: 'Diesel', transmission: 'Automatic', drive: '4x4' },
    ],
  },
} satisfies Meta<typeof ModelVariants>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const OnPhone: Story = {
  decorators: [inBox({ maxInlineSize: '20rem' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Rogue/ })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
  },
};
export const NamesOnly: Story = { args: { rows: [{ name: 'GX' }, { name: 'GXL' }] } };
export const HostileAndLong: Story = {
  args: {
    rows: [
      {
        name: 'Versionsbezeichnungen'.repeat(5),
        fuel: '<script>alert(1)</script>',
        price: '<b>$1</b>',
      },
    ],
  },
};
