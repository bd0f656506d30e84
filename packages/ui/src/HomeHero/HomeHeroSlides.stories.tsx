import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Slide } from '@dealer/core/content';
import { expect, waitFor } from 'storybook/test';
import { HomeHeroSlides } from './HomeHeroSlides.tsx';

const pictures = (scene: string) => ({
  landscape: { src: `/pictures/scenes/${scene}-slide-1920x700.webp`, width: 1920, height: 700 },
  portrait: { src: `/pictures/scenes/${scene}-slide-700x1920.webp`, width: 700, height: 1920 },
});
const slides: Slide[] = [
  {
    id: 1,
    name: 'Six yards, both islands',
    caption: { title: 'Six yards, both islands', text: 'Every car is checked and ready to drive.' },
    href: '#cars',
    ...pictures('yard'),
  },
  { id: 2, name: 'New arrivals', href: '#new', ...pictures('showroom') },
  { id: 3, name: 'Drawn from nothing', caption: { title: 'No picture', text: '' } },
];

const meta = {
  component: HomeHeroSlides,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Cars across both islands',
    text: 'Ask us about any car and we tell you its history.',
    action: { label: 'Search our stock', href: '#search' },
    slides,
    everyMs: null,
  },
} satisfies Meta<typeof HomeHeroSlides>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Rotates automatically until it is stopped. */
export const Rotating: Story = {
  args: { everyMs: 60_000 },
};
export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const NoSlides: Story = {
  args: { slides: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Stepped: Story = {
  tags: ['press'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = canvasElement.querySelector('source');
    await expect(first).toHaveAttribute('width', '1920');
    await expect(canvasElement.querySelector('img')).toHaveAttribute('height', '1920');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    // Its overlay is hidden: the picture is the link, by its name.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'New arrivals' })).toHaveAttribute('href', '#new'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No picture' })).toBeVisible());
  },
};
/** Slides are as wide as the window, so their focus ring is within them. */
export const Focused: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const slides = canvas.getByRole('group', { name: 'Slides' });
    await expect(slides).toHaveFocus();
    const { outlineStyle, outlineOffset } = getComputedStyle(slides.firstElementChild!);
    await expect(outlineStyle).toBe('solid');
    await expect(Number.parseFloat(outlineOffset)).toBeLessThan(0);
  },
};
export const RotatingPressed: Story = {
  ...Rotating,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const pause = canvas.queryByRole('button', { name: 'Pause the slides' });
    if (!pause) return; // Nothing moves with reduced motion.
    await userEvent.click(pause);
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  },
};
