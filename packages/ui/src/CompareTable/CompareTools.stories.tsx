import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CompareTools } from './CompareTools.tsx';

const meta = {
  component: CompareTools,
  args: {
    onlyDifferences: false,
    onOnlyDifferences: fn(),
    add: { label: 'Add another', href: '#search', onFollow: fn() },
    onShare: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof CompareTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRoom: Story = {};
export const Full: Story = { args: { add: undefined } };
export const Copied: Story = {
  args: { shared: { kind: 'copied' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The link to this comparison is copied.');
    await expect(canvas.getByRole('button', { name: 'Link copied' })).toBeVisible();
  },
};
export const NotCopied: Story = {
  args: {
    shared: {
      kind: 'shown',
      address: 'https://www.riverside.example/compare?cars=2022-toyota-hilux-7,2021-ford-ranger-8',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This browser would not copy.');
    await expect(canvas.getByRole('textbox', { name: /link to this comparison/ })).toHaveValue(
      'https://www.riverside.example/compare?cars=2022-toyota-hilux-7,2021-ford-ranger-8',
    );
  },
};
export const Pressed: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show differences only' }));
    await expect(args.onOnlyDifferences).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
