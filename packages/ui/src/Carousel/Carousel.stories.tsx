import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { Carousel } from './Carousel.tsx';

const pressed = fn();
const names = ['Ana', 'Ben', 'Chi', 'Dee', 'Eli'];
const slides = names.map((name) => (
  <div key={name} style={{ padding: '2rem', border: '1px solid', minBlockSize: '8rem' }}>
    <p>{name}</p>
    <button type="button" onClick={() => pressed(name)}>
      More of {name}
    </button>
  </div>
));

const meta = {
  component: Carousel,
  args: { label: 'Reviews', children: slides },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const inTheMiddle = (slide: HTMLElement): boolean => {
  const track = slide.parentElement?.getBoundingClientRect();
  const { left, width } = slide.getBoundingClientRect();
  return track !== undefined && Math.abs(left + width / 2 - (track.left + track.width / 2)) < 3;
};

export const Default: Story = {};

export const Alone: Story = {
  args: { children: slides.slice(0, 1), autoRotateMs: 3_000 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Reviews/ })).toBeNull();
  },
};

export const Narrow: Story = {
  args: { startIndex: 2 },
  decorators: [inBox({ maxInlineSize: '20rem' })],
};
export const FromTheFirst: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(inTheMiddle(canvas.getByRole('group', { name: '1 of 5' }))).toBe(true));
    await expect(canvas.getByRole('button', { name: 'Back: Reviews' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Reviews' }));
    await waitFor(() => expect(inTheMiddle(canvas.getByRole('group', { name: '2 of 5' }))).toBe(true));
  },
};
/** Starts at the third slide; a press on a slide at the side centres it, and buttons inside a slide still work. */
export const FromTheThird: Story = {
  tags: ['press'],
  args: { startIndex: 2 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 of 5')).toBeVisible();
    await waitFor(() => expect(inTheMiddle(canvas.getByRole('group', { name: '3 of 5' }))).toBe(true));
    const fourth = canvas.getByRole('group', { name: '4 of 5' });
    await userEvent.click(fourth);
    await waitFor(() => expect(inTheMiddle(fourth)).toBe(true));
    await waitFor(() => expect(fourth).toHaveAttribute('data-active'));
    await userEvent.click(canvas.getByRole('button', { name: 'More of Eli' }));
    await expect(pressed).toHaveBeenCalledWith('Eli');
    await waitFor(() => expect(inTheMiddle(canvas.getByRole('group', { name: '5 of 5' }))).toBe(true));
  },
};
/** It rotates until somebody stops it. */
export const ByItself: Story = {
  tags: ['press'],
  args: { autoRotateMs: 3_000 },
  play: async ({ canvas, userEvent }) => {
    const pause = canvas.queryByRole('button', { name: 'Pause: Reviews' });
    if (pause === null) return;
    await userEvent.click(pause);
    await expect(await canvas.findByRole('button', { name: 'Play: Reviews' })).toBeVisible();
  },
};
