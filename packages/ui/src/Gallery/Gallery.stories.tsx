import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { exampleDetail, examplePictures } from '../VehicleSummary/exampleDetail.ts';
import { Gallery } from './Gallery.tsx';

const meta = {
  component: Gallery,
  args: { ...exampleDetail().gallery, title: exampleDetail().title },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 800 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithThumbnails: Story = {};
export const ThreePictures: Story = { args: { pictures: examplePictures(3), showThumbnails: false } };
export const OnePicture: Story = { args: { pictures: examplePictures(1), showThumbnails: false } };
export const NoPicture: Story = {
  args: { pictures: [], showThumbnails: false, request: { label: 'Request Photos', href: '#photos' } },
};
export const NoPictureOfSoldVehicle: Story = { args: { pictures: [], showThumbnails: false } };
export const BrokenPicture: Story = {
  args: {
    pictures: examplePictures(3).map((picture, at) =>
      at === 0 ? { ...picture, src: '/pictures/nothing-here.webp' } : picture,
    ),
    showThumbnails: false,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Photos coming soon')).toBeVisible());
  },
};
export const Stepped: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(canvas.getByText('2 / 12')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('3 / 12')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('12 / 12')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture 5' }));
    await expect(canvas.getByText('5 / 12')).toBeVisible();
  },
};
