import type { Meta, StoryObj } from '@storybook/react-vite';
import { ModelSummary } from './ModelSummary.tsx';

const meta = {
  component: ModelSummary,
  args: {
    title: 'Toyota Hilux',
    label: 'New',
    price: { text: 'From $39,990', type: 'Drive away' },
    text: 'A ute for the week and the weekend: five seats, a tray that takes a pallet, and 3.5 tonnes behind it.',
    actions: [
      { label: 'Enquire Now', href: '#enquire' },
      { label: 'Book a Test Drive', href: '#drive' },
    ],
  },
} satisfies Meta<typeof ModelSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const ComingSoon: Story = {
  args: { label: 'Coming Soon', actions: [{ label: 'Register Interest', href: '#enquire' }] },
};
export const NameOnly: Story = {
  render: () => <ModelSummary title="Toyota Hilux" />,
};
export const LongAndHostile: Story = {
  args: {
    title: `<img src=x onerror="alert(1)"> ${'Landschaftsgestaltung'.repeat(4)}`,
    text: '<b>All-new</b> '.repeat(60),
  },
};
