import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChatButton } from './ChatButton.tsx';

const meta = { component: ChatButton, args: { label: 'Chat with us', onClick: fn() } } satisfies Meta<
  typeof ChatButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtTheEdge: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat with us' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
