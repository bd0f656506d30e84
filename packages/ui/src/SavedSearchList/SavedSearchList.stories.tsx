import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SavedSearchList } from './SavedSearchList.tsx';

const meta = {
  component: SavedSearchList,
  args: {
    label: 'Saved searches',
    onRemove: fn(),
    items: [
      {
        id: 'a',
        href: '#utes',
        title: 'Used utes',
        note: 'Under $45,000, Under 80,000 km, Diesel',
        saved: 'Saved 3 July',
        news: '3 new cars',
        hasNews: true,
      },
      {
        id: 'b',
        href: '#rav4',
        title: 'New and demo Toyota RAV4',
        saved: 'Saved 28 June',
        news: 'Nothing new',
        hasNews: false,
      },
      { id: 'c', href: '#vans', title: 'Used vans', note: '“tow bar”', saved: 'Saved 2 June', hasNews: false },
    ],
  },
} satisfies Meta<typeof SavedSearchList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const StillCounting: Story = {
  args: { items: meta.args.items.map(({ id, href, title, saved }) => ({ id, href, title, saved, hasNews: false })) },
};
export const Three: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Used utes' })).toHaveAttribute('href', '#utes');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Used utes' }));
    await expect(args.onRemove).toHaveBeenCalledWith('a');
  },
};
