import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LayoutSwitch } from './LayoutSwitch.tsx';

const meta = {
  component: LayoutSwitch,
  args: { layout: 'grid', onChange: fn() },
} satisfies Meta<typeof LayoutSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {};
export const List: Story = { args: { layout: 'list' } };
export const ListChosen: Story = {
  tags: ['press'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await expect(args.onChange).toHaveBeenCalledWith('list');
  },
};
