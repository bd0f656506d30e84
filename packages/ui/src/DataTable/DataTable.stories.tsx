import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { DataTable } from './DataTable.tsx';

const meta = {
  component: DataTable,
  args: {
    caption: 'Logbook services, parts and labour included',
    columns: ['Service', 'Every', 'Small cars', 'SUVs', 'Utes and vans'],
    rows: [
      ['Minor', '15,000 km or 12 months', '$295', '$325', '$345'],
      ['Major', '60,000 km or 48 months', '$545', '$595', '$645'],
      ['Brake fluid', '24 months', '$95', '$95', '$95'],
    ],
  },
} satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: /Logbook services/ })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getByRole('row', { name: /Major.*\$595/ })).toBeVisible();
  },
};
/** The table scrolls, the page does not. */
export const OnAPhone: Story = {
  decorators: [inBox({ width: '20rem' })],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: /Logbook services/ });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(region.clientWidth).toBeLessThanOrEqual(320);
  },
};
export const UnevenRows: Story = {
  args: { columns: ['Part', 'Price'], rows: [['Filter'], ['Belt', '$80', 'more than it should']] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell')).toHaveLength(2);
    await expect(canvas.queryByText('more than it should')).toBeNull();
  },
};
