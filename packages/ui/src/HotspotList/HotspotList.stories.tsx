import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleHotspots } from '../Spinner/exampleSpin.ts';
import { listedHotspots } from '@dealer/core/vehicle-page';
import { HotspotList } from './HotspotList.tsx';

const meta = {
  component: HotspotList,
  args: { hotspots: listedHotspots(exampleHotspots, { frames: 36, hasInterior: true }), onChoose: fn() },
} satisfies Meta<typeof HotspotList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneOpen: Story = { args: { current: 2 } };
export const LongText: Story = {
  args: { hotspots: [{ id: 1, description: 'A'.repeat(300), at: { view: 'interior' } }] },
};
export const Hotspots: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /genuine tow bar/i }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ id: 2, at: { view: 'spin', frame: 18 } }),
    );
    await expect(canvas.getByText('Two keys and the full log book.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /log book/i })).toBeNull();
  },
};
