import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.tsx';

const events = [
  { when: '1981', title: 'The first truck', text: 'Sold to a neighbour, on a handshake.' },
  { when: '1998', title: 'A second yard' },
  { when: '2014', title: 'Caravans', text: 'Since the kids moved out.' },
  { when: 'Today', title: 'Forty people', text: 'Most of them were customers first.' },
];

const meta = { component: Timeline, args: { events } } satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const One: Story = { args: { events: events.slice(0, 1) } };
export const Seven: Story = {
  args: { events: [...events, ...events.slice(0, 3).map((one) => ({ ...one, when: '2020' }))] },
};
