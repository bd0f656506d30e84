import type { Meta, StoryObj } from '@storybook/react-vite';
import { BodyTypeTiles } from './BodyTypeTiles.tsx';

const bodies = ['SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon', 'Van', 'Convertible', 'People Mover'];

const meta = {
  component: BodyTypeTiles,
  args: {
    label: 'Shop by body type',
    items: bodies.map((body, at) => ({
      body,
      label: body,
      href: `#${body}`,
      count: [214, 132, 96, 71, 38, 22, 9, 6][at] ?? 0,
    })),
  },
} satisfies Meta<typeof BodyTypeTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Eight: Story = {};
export const WithoutCounts: Story = {
  args: { items: bodies.slice(0, 4).map((body) => ({ body, label: body, href: `#${body}` })) },
};
export const OneSelected: Story = {
  args: { items: bodies.map((body) => ({ body, label: body, href: `#${body}`, selected: body === 'Ute' })) },
};
