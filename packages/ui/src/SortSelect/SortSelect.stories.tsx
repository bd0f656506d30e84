import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SortSelect } from './SortSelect.tsx';

const meta = {
  component: SortSelect,
  args: {
    options: [
      { value: 'relevant', label: 'Most relevant' },
      { value: 'latest', label: 'Latest' },
      { value: 'highest-price', label: 'Highest price' },
      { value: 'lowest-price', label: 'Lowest price' },
    ],
    value: 'relevant',
    onChange: fn(),
  },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MostRelevant: Story = {};
export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    await expect(args.onChange).toHaveBeenCalledWith('lowest-price');
  },
};
