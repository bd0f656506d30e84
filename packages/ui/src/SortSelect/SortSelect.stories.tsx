import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SortSelect } from './SortSelect.tsx';

const meta = {
  component: SortSelect,
  args: {
    value: 'relevant',
    onChange: fn(),
    options: [
      { value: 'relevant', label: 'Most relevant' },
      { value: 'latest', label: 'Latest' },
      { value: 'highest-price', label: 'Highest price' },
      { value: 'lowest-price', label: 'Lowest price' },
    ],
  },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'lowest-price');
    await expect(args.onChange).toHaveBeenCalledWith('lowest-price');
  },
};
