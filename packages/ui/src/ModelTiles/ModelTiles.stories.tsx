import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePicture } from '../VehicleCard/exampleCard.ts';
import { ModelTiles } from './ModelTiles.tsx';

const picture = (body: string, paint: string) => ({ src: examplePicture(body, paint), width: 900, height: 600 });

const meta = {
  component: ModelTiles,
  args: {
    items: [
      { name: 'Corolla', href: '#corolla', body: 'Hatch', picture: picture('Hatch', '#b3282d'), from: 'From $31,990 drive away' },
      { name: 'RAV4', href: '#rav4', body: 'SUV', picture: picture('SUV', '#2f4a63'), from: 'From $44,990 drive away', status: 'New' },
      { name: 'HiLux', href: '#hilux', body: 'Ute', picture: picture('Ute', '#c9ccd0'), from: 'From $48,990 drive away' },
      { name: 'HiAce', href: '#hiace', body: 'Van', text: 'Arriving in March.', status: 'Coming Soon' },
    ],
  },
} satisfies Meta<typeof ModelTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const WithoutPictures: Story = { args: { items: meta.args.items.map(({ picture: _, ...item }) => item) } };
