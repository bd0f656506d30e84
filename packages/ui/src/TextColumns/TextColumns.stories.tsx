import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextColumns } from './TextColumns.tsx';

const columns = [
  { title: 'Inspected here', text: 'Our own mechanics check each car on a hoist before it goes on the yard.' },
  {
    title: 'Your car as a deposit',
    text: 'Bring it along: we value it while you are out on the test drive.',
    link: { label: 'Value my car', href: '#trade-in' },
  },
  { title: 'Delivered to your door', text: 'We deliver across the state, with the paperwork done.' },
  { title: 'Serviced next door', text: 'The workshop that inspected it goes on looking after it.' },
];

const meta = { component: TextColumns, args: { columns } } satisfies Meta<typeof TextColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Value my car' })).toHaveAttribute('href', '#trade-in');
  },
};
export const Three: Story = { args: { columns: columns.slice(0, 3) } };
export const Two: Story = { args: { columns: columns.slice(0, 2), headingLevel: 2 } };
