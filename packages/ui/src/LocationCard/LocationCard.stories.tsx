import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LocationCard } from './LocationCard.tsx';

const meta = {
  component: LocationCard,
  args: {
    name: 'Harbour Street',
    kind: 'Sales, service and parts',
    address: '12 Harbour Street, Cairns QLD 4870',
    phone: '07 4000 1234',
    hours: [
      { days: 'Mon-Fri', text: '8:30am - 5:30pm', today: true },
      { days: 'Sat', text: '8:30am - 1:00pm' },
      { days: 'Sun', text: 'Closed' },
    ],
    directionsHref: '#directions',
    stock: { label: 'View Our Stock', href: '#stock' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LocationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const ComingSoon: Story = {
  args: { name: 'Northgate', notice: 'COMING EARLY 2026', phone: undefined, stock: undefined },
};
export const Licensed: Story = { args: { licence: 'Motor dealer licence 4412876', href: '#location' } };
export const Dialled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '07 4000 1234' })).toHaveAttribute('href', 'tel:0740001234');
  },
};
