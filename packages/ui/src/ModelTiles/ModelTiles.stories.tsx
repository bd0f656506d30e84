import type { Meta, StoryObj } from '@storybook/react-vite';
import { ModelTiles } from './ModelTiles.tsx';

const picture = (path: string) => ({ src: `/pictures/${path}/hero.webp`, width: 600, height: 400 });

const meta = {
  component: ModelTiles,
  args: {
    items: [
      {
        name: 'Corolla',
        href: '#corolla',
        body: 'Hatch',
        picture: picture('hatch/red'),
        from: 'From $31,990 drive away',
      },
      {
        name: 'RAV4',
        href: '#rav4',
        body: 'SUV',
        picture: picture('suv/blue'),
        from: 'From $44,990 drive away',
        status: 'New',
      },
      { name: 'HiLux', href: '#hilux', body: 'Ute', picture: picture('ute/silver'), from: 'From $48,990 drive away' },
      { name: 'HiAce', href: '#hiace', body: 'Van', text: 'Arriving in March.', status: 'Coming Soon' },
    ],
  },
} satisfies Meta<typeof ModelTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const WithoutPictures: Story = { args: { items: meta.args.items.map(({ picture: _, ...item }) => item) } };
