import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  component: VideoPlayer,
  args: {
    video: { kind: 'file', src: '/pictures/video/walkaround.webm' },
    title: '2022 Toyota Hilux SR5',
    poster: '/pictures/ute/white/hero.webp',
  },
  decorators: [inBox({ maxWidth: 800 })],
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Poster: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
  },
};
export const Missing: Story = {
  args: { video: { kind: 'file', src: '/pictures/video/nothing-here.mp4' } },
};
/** Not pressed, since its frame would load from a third party. */
export const FromAProvider: Story = {
  args: {
    video: {
      kind: 'frame',
      provider: 'YouTube',
      src: 'https://www.youtube-nocookie.com/embed/a1B2c3D4e5F?autoplay=1&rel=0',
    },
  },
};
export const WithoutPoster: Story = { args: { poster: undefined } };
export const Playing: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play the video' }));
    const film = await canvas.findByLabelText('Video of 2022 Toyota Hilux SR5');
    await expect(film).toHaveFocus();
    await waitFor(() => expect((film as HTMLVideoElement).videoWidth).toBeGreaterThan(0));
  },
};
export const MissingPressed: Story = {
  ...Missing,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play the video' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This video could not be played.'));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
