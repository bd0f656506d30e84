import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActiveFilters } from './ActiveFilters.tsx';

const meta = {
  component: ActiveFilters,
  args: {
    items: [
      { id: 'make:Toyota', label: 'Toyota' },
      { id: 'body:SUV', label: 'SUV' },
      { id: 'price', label: '$15,000 to $60,000' },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof ActiveFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { items: [{ id: 'q', label: '“hilux”' }], onClear: undefined } };
export const Pressed: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove SUV' }));
    await expect(args.onRemove).toHaveBeenCalledWith('body:SUV');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
/** After a removal by keyboard the focus is on the next chip. */
export const RemovedByKeyboard: Story = {
  tags: ['press'],
  render: (args) => {
    const [items, setItems] = useState(args.items);
    return (
      <ActiveFilters
        {...args}
        items={items}
        onRemove={(removed) => setItems((before) => before.filter(({ id }) => id !== removed))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove SUV' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove $15,000 to $60,000' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Toyota' })).toHaveFocus();
  },
};
