import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EmbeddedMap } from './EmbeddedMap.tsx';

const meta = {
  component: EmbeddedMap,
  args: { name: 'Harbour Street', embedHref: 'about:blank' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem' }}>
        <Story />
      </div>
    ),
  ],
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
export const Shown: Story = {
  tags: ['press'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the map of Harbour Street' }));
    await expect(canvas.getByTitle('Map of Harbour Street')).toBeVisible();
  },
};
