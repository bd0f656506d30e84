import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceBands } from './PriceBands.tsx';

const meta = {
  component: PriceBands,
  args: {
    label: 'Shop by price',
    items: [
      { label: 'Under $15,000', href: '#15', count: '48 cars' },
      { label: '$15,000 to $25,000', href: '#25', count: '112 cars' },
      { label: '$25,000 to $35,000', href: '#35', count: '96 cars' },
      { label: '$35,000 to $50,000', href: '#50', count: '64 cars' },
      { label: 'Over $50,000', href: '#50up', count: '21 cars' },
    ],
  },
} satisfies Meta<typeof PriceBands>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chips: Story = {};
export const OneSelected: Story = {
  args: { items: meta.args.items.map((item, at) => ({ ...item, selected: at === 1 })) },
};
const bodies = ['hatch/red', 'sedan/silver', 'suv/blue', 'ute/white', 'wagon/black'];

export const Tiles: Story = {
  args: {
    size: 'tiles',
    items: meta.args.items.map((item, at) => ({
      ...item,
      picture: { src: `/pictures/${bodies[at]}/hero-thumb.webp` },
    })),
  },
};
/** While the stock loads: of the same size. */
export const TilesLoading: Story = {
  args: { size: 'tiles', items: meta.args.items.map(({ label, href }) => ({ label, href })) },
};
