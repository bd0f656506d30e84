import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ActiveFilters } from './ActiveFilters.tsx';

const meta = {
  component: ActiveFilters,
  args: {
    items: [
      { id: 'query', label: '“hilux”' },
      { id: 'car_type=used', label: 'Used' },
      { id: 'price', label: 'Under $30,000' },
    ],
    onRemove: fn(),
    onClear: fn(),
    clearLabel: 'Clear Filters',
  },
} satisfies Meta<typeof ActiveFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const LongWords: Story = { args: { items: [{ id: 'query', label: '“a very long search that somebody pasted from an advertisement about a caravan with a slide-out kitchen”' }] } };
export const Removing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Used' }));
    await expect(args.onRemove).toHaveBeenCalledWith('car_type=used');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
