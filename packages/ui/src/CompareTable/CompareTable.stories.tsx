import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComparedVehicle } from '@dealer/core/vehicle-page';
import { inBox } from '../testing/inBox.tsx';
import { exampleCards } from '../VehicleCard/exampleCard.ts';
import { CompareTable } from './CompareTable.tsx';

const columns: ComparedVehicle[] = exampleCards
  .slice(0, 4)
  .map(({ buttons, ...card }, at) => ({ ...card, slug: `car-${at}`, action: buttons[0] }));
const rows = [
  { label: 'Finance', values: ['$204 per week*', '$148 per week*', '$86 per week*', undefined], differs: true },
  { label: 'Availability', values: ['In stock', 'In stock', 'Reserved', 'Coming soon'], differs: true },
  {
    label: 'Location',
    values: ['Riverside Motors', 'Riverside Motors', 'Northgate', 'Riverside Motors'],
    differs: true,
  },
  { label: 'Year', values: ['2022', '2024', '2019', '2021'], differs: true },
  { label: 'Condition', values: ['Used', 'Demo', 'Used', 'Used'], differs: true },
  { label: 'Kilometres', values: ['45,990 km', '3,120 km', '61,204 km', undefined], differs: true },
  { label: 'Transmission', values: ['Automatic', 'Automatic', 'Automatic', 'Automatic'], differs: false },
  { label: 'Drive', values: ['4x4', 'AWD', 'FWD', 'FWD'], differs: true },
  { label: 'ANCAP rating', values: ['5 stars', '5 stars', '5 stars', '5 stars'], differs: false },
];
const of = (count: number) => ({
  vehicles: columns.slice(0, count),
  rows: rows.map(({ label, values }) => ({
    label,
    values: values.slice(0, count),
    differs: new Set(values.slice(0, count)).size > 1,
  })),
});

const meta = {
  component: CompareTable,
  args: { ...of(3), label: 'Vehicles side by side', onRemove: fn() },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Two: Story = { args: of(2) };
export const Four: Story = { args: of(4) };
export const One: Story = { args: of(1) };
export const OnlyDifferences: Story = {
  args: { onlyDifferences: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('rowheader', { name: /Transmission/ })).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Year (differs)' })).toBeVisible();
  },
};
export const SoldOne: Story = {
  args: {
    ...of(2),
    vehicles: columns.slice(0, 2).map((vehicle, at) =>
      at === 0
        ? {
            ...vehicle,
            availability: 'sold',
            action: {
              name: 'findSimilar',
              label: 'Find Me Something Similar',
              href: '#similar',
              emphasis: 'primary',
            },
          }
        : vehicle,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold')).toBeVisible();
  },
};
export const ReadByRowAndColumn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Vehicles side by side' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: /^Kilometres/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Drive/ })).toHaveTextContent('4x4AWDFWD');
  },
};
export const Removes: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2024 Mazda CX-5 G25 Touring' }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ slug: 'car-1' }));
  },
};
/** Where the columns are wider than the page, both parts scroll sideways together. */
export const ScrollsSideways: Story = {
  tags: ['press'],
  args: of(4),
  decorators: [inBox({ inlineSize: '22rem' })],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region', { name: 'Vehicles side by side' });
    const head = canvas.getByRole('list', { name: 'Vehicles side by side' });
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    table.focus();
    await expect(table).toHaveFocus();
    table.scrollLeft = 90;
    await waitFor(() => expect(head.scrollLeft).toBe(90));
  },
};
