import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { onInverse } from '../testing/onInverse.tsx';
import { contrastOf, type Rgb } from '../styles/contrast.ts';
import { EmbeddedMap } from './EmbeddedMap.tsx';

const meta = {
  component: EmbeddedMap,
  args: { name: 'Harbour Street', embedHref: 'about:blank' },
  decorators: [inBox({ maxWidth: '25rem' })],
} satisfies Meta<typeof EmbeddedMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

const picture = { src: '/pictures/locations/map.webp', width: 600, height: 360 };

export const Pictured: Story = {
  args: { picture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Map of Harbour Street' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show the map of Harbour Street' })).toBeVisible();
  },
};
export const PictureDoesNotArrive: Story = {
  args: { picture: { ...picture, src: '/no-such-map.webp' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(canvasElement.querySelector('svg path')).toBeInTheDocument();
  },
};
export const OnADarkArea: Story = { decorators: [onInverse] };
const rgbOf = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return { red, green, blue, alpha: 1 };
};
/** The ring is for the map, not for the dark area around it. */
export const FocusedOnADarkArea: Story = {
  ...OnADarkArea,
  tags: ['press'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Show the map of Harbour Street' });
    await expect(button).toHaveFocus();
    const map = canvasElement.querySelector('[data-part="place-map"]')!;
    const { outlineStyle, outlineColor } = getComputedStyle(button);
    await expect(outlineStyle).toBe('solid');
    await expect(contrastOf(rgbOf(outlineColor), rgbOf(getComputedStyle(map).backgroundColor))).toBeGreaterThanOrEqual(
      3,
    );
  },
};
export const Shown: Story = {
  tags: ['press'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the map of Harbour Street' }));
    await expect(canvas.getByTitle('Map of Harbour Street')).toHaveFocus();
  },
};
