import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: 'No cars match these filters',
    text: 'Try removing a filter, or tell us what you want and we will look for it.',
    action: <Button variant="primary">Clear all filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoResults: Story = {};
export const NothingSaved: Story = {
  args: {
    title: 'Nothing saved yet',
    text: 'Press the heart on a car and it will wait for you here.',
    art: 'hatch',
    action: <Button href="#search">See all cars</Button>,
  },
};
