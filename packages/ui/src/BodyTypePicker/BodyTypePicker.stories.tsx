import type { Meta, StoryObj } from '@storybook/react-vite';
import { BodyTypePicker } from './BodyTypePicker.tsx';

const bodies = ['SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon', 'Van', 'People mover', 'Coupe'];

const meta = {
  component: BodyTypePicker,
  args: { items: bodies.map((body, at) => ({ body, label: body, href: `#${body}`, count: 96 - at * 11, selected: at === 1 })) },
} satisfies Meta<typeof BodyTypePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutCounts: Story = { args: { items: bodies.slice(0, 5).map((body) => ({ body, label: body, href: `#${body}` })) } };
