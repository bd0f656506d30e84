import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.tsx';

type Props = Pick<SearchSuggestionsProps, 'items'> & {
  onSubmit: (text: string) => void;
  /** A suggestion was opened; the story stays where it is. */
  onOpen: (href: string | null) => void;
};

const BoxWithSuggestions = ({ items, onSubmit, onOpen }: Props) => {
  const [field, setField] = useState<HTMLInputElement>();
  const [text, setText] = useState('');
  const found = items.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <div
      style={{ maxInlineSize: '40rem', minBlockSize: '24rem' }}
      onClickCapture={(event) => {
        const link = (event.target as Element).closest('a');
        if (!link) return;
        event.preventDefault();
        onOpen(link.getAttribute('href'));
      }}
    >
      <SearchBox label="Search cars" value={text} onEnter={setField} onChange={setText} onSubmit={onSubmit} />
      {field ? <SearchSuggestions input={field} label="Suggestions" items={found} /> : null}
    </div>
  );
};

const meta = {
  component: BoxWithSuggestions,
  args: {
    onSubmit: fn(),
    onOpen: fn(),
    items: [
      { label: 'Toyota · Used', note: 'Recent search', href: '#recent' },
      { label: 'Toyota', note: 'Make', href: '#toyota' },
      { label: 'Toyota Hilux', note: 'Model', href: '#hilux' },
      { label: 'Under $20,000', note: 'Price', href: '#price' },
      { label: 'Geelong', note: 'Yard', href: '#geelong' },
    ],
  },
} satisfies Meta<typeof BoxWithSuggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the field is entered. */
export const Closed: Story = {};

export const Open: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search cars' }));
    await expect(canvas.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Search cars' });
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(box);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 suggestions');
    await userEvent.keyboard('toyota');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions');
    const [first, second, third] = canvas.getAllByRole('option');
    await expect(box).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(box).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', second!.id);
    await expect(second).toHaveAccessibleName('Toyota Make');
    // The field itself is between the last and the first.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(third).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await expect(box.selectionStart).toBe(0);
    await userEvent.keyboard('{End}');
    await expect(box.selectionStart).toBe(6);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('toyota');
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).not.toBeVisible();
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('#recent');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    // Without a chosen suggestion Enter sends the text.
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('toyota');
    await userEvent.keyboard(' zzz');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.clear(box);
    await expect(canvas.getAllByRole('option')[0]!.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
