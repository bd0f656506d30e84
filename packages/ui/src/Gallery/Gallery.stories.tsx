import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { exampleDetail, examplePictures } from '../VehicleSummary/exampleDetail.ts';
import { Gallery } from './Gallery.tsx';

const meta = {
  component: Gallery,
  args: { ...exampleDetail().gallery, title: exampleDetail().title },
  decorators: [inBox({ maxWidth: 800 })],
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
/** The mark of the current picture looks like the focus ring, which then fills its gap. */
export const CurrentThumbnailFocused: Story = {
  tags: ['press'],
  play: async ({ canvas }) => {
    const current = canvas.getByRole('button', { name: 'Show picture 1' });
    await expect(current).toHaveAttribute('aria-current', 'true');
    current.focus();
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(current);
    await expect([outlineStyle, outlineOffset, outlineWidth]).toEqual(['solid', '0px', '4px']);
  },
};
export const CutThumbnailFocused: Story = {
  tags: ['press'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const strip = canvasElement.querySelector('[data-part="thumbnails"]')!;
    const cut = canvas
      .getAllByRole('button', { name: /^Show picture/ })
      .find((thumbnail) => thumbnail.getBoundingClientRect().right > strip.getBoundingClientRect().right)!;
    while (document.activeElement !== cut) await userEvent.tab();
    await waitFor(() =>
      expect(cut.getBoundingClientRect().right).toBeLessThanOrEqual(strip.getBoundingClientRect().right),
    );
  },
};
