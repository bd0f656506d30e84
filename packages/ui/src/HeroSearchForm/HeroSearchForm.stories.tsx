import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HeroSearchForm } from './HeroSearchForm.tsx';

const meta = {
  component: HeroSearchForm,
  args: {
    searchAction: '#search',
    searchLabel: 'Search our stock',
    placeholder: 'Make, model or keyword',
    onSearch: fn(),
  },
} satisfies Meta<typeof HeroSearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneField: Story = {};
export const WithChoices: Story = {
  args: {
    choices: [
      {
        name: 'make',
        label: 'Make',
        value: '',
        options: [
          { value: '', label: 'Any make' },
          { value: 'Toyota', label: 'Toyota (40)' },
        ],
        onChange: fn(),
      },
      {
        name: 'price',
        label: 'Price',
        value: '20000',
        options: [
          { value: '', label: 'Any price' },
          { value: '20000', label: 'Up to $20,000' },
        ],
        onChange: fn(),
      },
    ],
    submitLabel: 'Show 214 cars',
  },
};
export const SearchedWithEnter: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search our stock' }), ' hilux {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('hilux');
  },
};
