import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBox } from '../SearchBox/index.ts';
import { OfferFilters, type OfferFiltersProps } from './OfferFilters.tsx';

const Stateful = (args: OfferFiltersProps) => {
  const [price, setPrice] = useState(args.price);
  const [categories, setCategories] = useState(args.categories);
  return (
    <OfferFilters
      {...args}
      categories={categories}
      onCategory={(value) => {
        args.onCategory(value);
        setCategories(categories.map((one) => (one.value === value ? { ...one, chosen: !one.chosen } : one)));
      }}
      price={price}
      onPrice={setPrice}
    />
  );
};

const meta = {
  component: OfferFilters,
  args: {
    search: <SearchBox label="Search offers" placeholder="Tow bar, service, finance" />,
    categories: [
      { value: 'accessories', label: 'Accessories', count: 1, chosen: false },
      { value: 'finance', label: 'Finance', count: 2, chosen: true },
      { value: 'service', label: 'Service', count: 3, chosen: false },
    ],
    onCategory: fn(),
    prices: [
      { value: '250', label: 'Up to $250' },
      { value: '40000', label: 'Up to $40,000' },
    ],
    price: '',
    onPrice: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof OfferFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One kind of offer and no prices: only the search box is left. */
export const TextOnly: Story = { args: { categories: [], prices: [] } };
export const ManyLongKinds: Story = {
  args: {
    categories: Array.from({ length: 14 }, (_, at) => ({
      value: String(at),
      label: `Motorcycle and scooter servicing in winter ${at + 1}`,
      count: at,
      chosen: false,
    })),
  },
};
export const All: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Finance 2' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Service 3' }));
    await expect(args.onCategory).toHaveBeenCalledWith('service');
    await userEvent.selectOptions(canvas.getByLabelText('Price'), '250');
    await expect(canvas.getByLabelText('Price')).toHaveValue('250');
  },
};
