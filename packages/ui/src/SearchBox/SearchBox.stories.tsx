import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  component: SearchBox,
  args: { label: 'Search cars', placeholder: 'Make, model or keyword', onChange: fn(), onSubmit: fn() },
  decorators: [inBox({ maxWidth: '40rem' })],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'hilux sr5' } };
/** A field with suggestions is a combobox, which is closed until they are loaded. */
export const WithSuggestions: Story = { args: { onEnter: fn() } };
export const TypeAndSubmit: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search cars' }), 'ranger{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('ranger');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
