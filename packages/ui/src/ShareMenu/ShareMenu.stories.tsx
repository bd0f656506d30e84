import { shareLinks } from '@dealer/core/vehicle-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { withoutPopovers } from '../Popover/withoutPopovers.ts';
import { shownOpen } from '../testing/shownOpen.ts';
import { ShareMenu } from './ShareMenu.tsx';

const meta = {
  component: ShareMenu,
  args: {
    about: '2022 Toyota Hilux SR5',
    links: shareLinks({
      title: '2022 Toyota Hilux SR5',
      url: 'https://www.riverside.example/cars/2022-toyota-hilux-7',
    }),
    onCopy: fn(),
    onOpen: fn(() => true),
  },
  decorators: [inBox({ maxWidth: '12rem', minBlockSize: '26rem' })],
} satisfies Meta<typeof ShareMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = shownOpen;
export const Closed: Story = {};
export const Chosen: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share 2022 Toyota Hilux SR5' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Share on Facebook' }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ kind: 'facebook', inWindow: true }));
    await expect(canvas.getByRole('link', { name: 'Share by email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:\?subject=2022%20Toyota/),
    );
  },
};
export const Copied: Story = {
  tags: ['press'],
  args: { copied: 'Copied' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Share/ }));
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};
export const DeviceSheet: Story = {
  tags: ['press'],
  args: { onNative: fn(async () => true) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Share/ }));
    await expect(args.onNative).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull();
  },
};
export const DeviceSheetMissing: Story = {
  tags: ['press'],
  args: { onNative: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Share/ }));
    await expect(await canvas.findByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};
export const DeviceSheetMissingWithoutPopovers: Story = {
  tags: ['press'],
  args: { onNative: fn(async () => false) },
  beforeEach: withoutPopovers,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('dialog')).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Share/ }));
    await expect(await canvas.findByRole('dialog', { name: /^Ways to share/ })).toBeVisible();
  },
};
