import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  component: SearchBox,
  args: { label: 'Search cars', placeholder: 'Make, model or keyword', onChange: fn(), onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'hilux sr5' } };
export const TypeAndSubmit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search cars' }), 'ranger{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('ranger');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
const recent = {
  label: 'Recent searches',
  items: [
    { label: 'Toyota · Hilux · Used', href: '#1' },
    { label: '“camper”', href: '#2' },
    { label: 'SUV · Under $30,000 · Petrol', href: '#3' },
  ],
};
/** Suggestions open on focus; arrow keys move through them, Escape and typing close them. */
export const RecentSearches: Story = {
  args: { recent, onEnter: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search cars' });
    await userEvent.click(box);
    await expect(args.onEnter).toHaveBeenCalled();
    await expect(canvas.getByRole('list', { name: 'Recent searches' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Toyota · Hilux · Used' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'r');
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.clear(box);
    await expect(canvas.getByRole('list', { name: 'Recent searches' })).toBeVisible();
  },
};
/** A stock number, plate or VIN was typed: its vehicle is suggested. */
export const ExactNumber: Story = {
  args: {
    value: 'U10324',
    suggestion: { label: '2019 Toyota Hilux SR5', note: 'Stock number U10324', href: '#vehicle' },
    recent,
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search cars' });
    await userEvent.click(box);
    const links = canvas.getAllByRole('link');
    await expect(links[0]).toHaveAccessibleName('2019 Toyota Hilux SR5 Stock number U10324');
    await expect(links[0]).toHaveAttribute('href', '#vehicle');
    await expect(canvas.getByText('Vehicle found: 2019 Toyota Hilux SR5')).toBeInTheDocument();
    await userEvent.type(box, '5');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(box).toHaveFocus();
  },
};
