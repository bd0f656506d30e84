import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { exampleCards } from '../VehicleCard/exampleCard.ts';
import { CompareTray } from './CompareTray.tsx';

const chosen = exampleCards
  .slice(0, 4)
  .map(({ id, title, picture }) => ({ id, name: title, ...(picture === null ? {} : { picture: picture.src }) }));

const meta = {
  component: CompareTray,
  args: { vehicles: chosen.slice(0, 2), most: 4, href: '#compare', onRemove: fn(), onClear: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [inBox({ minBlockSize: '8rem' })],
} satisfies Meta<typeof CompareTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 4 chosen');
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '#compare');
  },
};
export const Full: Story = { args: { vehicles: chosen } };
export const OneIsTooFew: Story = {
  args: { vehicles: chosen.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose one more to compare');
    await expect(canvas.queryByRole('link', { name: 'Compare' })).toBeNull();
  },
};
export const BrokenPicture: Story = {
  args: {
    vehicles: [{ id: 1, name: '2022 Toyota Hilux', picture: 'data:image/png;base64,broken' }, ...chosen.slice(1, 2)],
  },
};
export const Removes: Story = {
  tags: ['press'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.queryByRole('button', { name: 'Remove 2024 Mazda CX-5 G25 Touring' });
    // On a phone a vehicle is removed on its card or in the comparison.
    if (remove === null) return;
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
