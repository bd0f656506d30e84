import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = { component: ErrorState, args: { title: 'The search did not answer', text: 'Your filters are kept. Please try again in a moment.', onRetry: fn() } } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NothingToTry: Story = { args: { onRetry: undefined } };
export const ReloadThePage: Story = { args: { title: 'This part needs a fresh page', text: 'A newer version of this site may have been published.', retryLabel: 'Reload the page' } };
