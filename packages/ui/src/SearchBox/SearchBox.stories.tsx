import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const meta = { component: SearchBox, args: { value: '', label: 'Search vehicles', placeholder: 'Make, model or keyword', onChange: fn(), onSubmit: fn() } } satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = { args: { value: 'hilux sr5' } };
export const Cleared: Story = {
  args: { value: 'hilux' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox', { name: 'Search vehicles' })).toHaveFocus();
  },
};
