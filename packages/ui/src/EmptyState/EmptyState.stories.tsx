import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'No vehicles match your search', text: 'Try fewer filters, or tell us what you are after and we will look for it.', action: { label: 'Clear Filters', onPress: fn() } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPress = fn();

export const NoResults: Story = {
  args: { action: { label: 'Clear Filters', onPress } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear Filters' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
export const WithLink: Story = { args: { title: 'Nothing here yet', text: 'Press the heart on a vehicle to keep it here.', action: { label: 'See all vehicles', href: '#all' }, body: 'Ute' } };
export const WithoutAction: Story = { args: { action: undefined } };
