import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { FacetSelect } from './FacetSelect.tsx';

const meta = {
  component: FacetSelect,
  args: {
    label: 'Fuel',
    anyLabel: 'Any fuel',
    value: '',
    onChange: fn(),
    groups: [
      {
        items: [
          { value: 'Petrol', label: 'Petrol', count: '1,204' },
          { value: 'Diesel', label: 'Diesel', count: '310' },
          { value: 'Electric', label: 'Electric', count: '42' },
        ],
      },
    ],
  },
  decorators: [inBox({ maxInlineSize: '17.5rem' })],
} satisfies Meta<typeof FacetSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Any: Story = {};
export const Chosen: Story = { args: { value: 'Diesel' } };
export const InTheBar: Story = { args: { compact: true } };
export const MakesInGroups: Story = {
  args: {
    label: 'Make',
    anyLabel: 'Any make',
    groups: [
      {
        label: 'Popular Makes',
        items: [
          { value: 'Toyota', label: 'Toyota', count: '96' },
          { value: 'Ford', label: 'Ford', count: '71' },
        ],
      },
      { label: 'All Makes', items: [{ value: 'Alfa Romeo', label: 'Alfa Romeo', count: '2' }] },
    ],
  },
};
export const Choose: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Fuel' }), 'Petrol (1,204)');
    await expect(args.onChange).toHaveBeenCalledWith('Petrol');
  },
};
