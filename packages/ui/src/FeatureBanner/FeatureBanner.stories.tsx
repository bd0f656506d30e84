import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatureBanner } from './FeatureBanner.tsx';

const tiles = [
  { topic: 'offers', title: 'Latest offers', text: 'Prices just dropped.', href: '#offers' },
  { topic: 'service', title: 'Book a service', text: 'By people who know your make.', href: '#service' },
  { topic: 'sell', title: 'Sell your car', text: 'Tell us about it and we make an offer.', href: '#sell' },
] as const;

const meta = { component: FeatureBanner, args: { tiles, label: 'More from us' } } satisfies Meta<typeof FeatureBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const OneOnly: Story = { args: { tiles: tiles.slice(0, 1) } };
