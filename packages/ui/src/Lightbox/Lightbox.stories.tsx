import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { examplePictures } from '../VehicleSummary/exampleDetail.ts';
import { Lightbox } from './Lightbox.tsx';

const meta = {
  component: Lightbox,
  // It covers the page that explains it.
  parameters: { docs: { story: { inline: false } } },
  args: { pictures: examplePictures(12), start: 0, title: '2022 Toyota Hilux SR5', onView: fn(), onClose: fn() },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Pictures of 2022 Toyota Hilux SR5, full screen' });

export const Default: Story = {};
export const OnePicture: Story = {
  args: { pictures: examplePictures(1) },
  play: async () => {
    await dialog();
    await expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};
export const BrokenPicture: Story = {
  args: { pictures: examplePictures(3).map((picture) => ({ ...picture, large: '/pictures/nothing-here.webp' })) },
  play: async () => {
    await dialog();
    await waitFor(() => expect(screen.getAllByText('This picture could not be loaded.')[0]).toBeVisible());
  },
};
export const Opened: Story = {
  tags: ['press'],
  play: async ({ args, userEvent }) => {
    const box = await dialog();
    await waitFor(() => expect(box).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onView).toHaveBeenLastCalledWith(1));
    await expect(screen.getByText('Picture 2 of 12')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(args.onView).toHaveBeenLastCalledWith(2));
    await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    await waitFor(() => expect(args.onView).toHaveBeenLastCalledWith(1));
    await expect(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  },
};
export const ClosedWithEscape: Story = {
  tags: ['press'],
  args: { start: 4 },
  play: async ({ args, userEvent }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
/** Its picture grows from the page and goes back there; both is over in a fifth of a second. */
export const FromThePage: Story = {
  tags: ['press'],
  args: { origin: fn(() => new DOMRect(20, 40, 300, 200)) },
  play: async ({ args, userEvent }) => {
    await dialog();
    await waitFor(() => expect(args.origin).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.origin).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
