import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageState } from './PageState.tsx';

const meta = {
  component: PageState,
  args: {
    kind: 'notFound',
    title: 'This page is not here',
    text: 'The car may have sold, or the address may have changed.',
    action: { label: 'Browse our stock', href: '#stock' },
  },
} satisfies Meta<typeof PageState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: {
    links: [
      { label: 'Home', href: '#home' },
      { label: 'Our Locations', href: '#locations' },
    ],
  },
};
export const Offline: Story = {
  args: {
    kind: 'offline',
    title: 'You are offline',
    text: 'Check your connection, then try again.',
    action: { label: 'Try again', onPress: fn() },
  },
};
export const Failed: Story = {
  tags: ['press'],
  args: {
    kind: 'error',
    title: 'Something went wrong',
    text: 'The page could not be loaded. Nothing you did is lost.',
    action: { label: 'Try again', onPress: fn() },
    detail: '/cars/2022-toyota-hilux-sr5-48213',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect('onPress' in args.action ? args.action.onPress : undefined).toHaveBeenCalledOnce();
  },
};
