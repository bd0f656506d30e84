import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HeroMedia } from '../HeroMedia/HeroMedia.tsx';
import { HeroFilm } from './HeroFilm.tsx';

const src = '/pictures/video/coast.webm';

const meta = {
  component: HeroFilm,
  args: { src, onFailed: fn() },
  render: (args) => (
    <div style={{ display: 'grid', blockSize: '24rem' }}>
      <HeroMedia
        picture={{
          src: '/pictures/scenes/coast-1920.webp',
          width: 1920,
          height: 800,
          alt: 'Cars in a yard by the sea',
        }}
        sizes="100vw"
        film={<HeroFilm {...args} />}
      />
    </div>
  ),
} satisfies Meta<typeof HeroFilm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It plays by itself and stops at a press; with reduced motion it waits for a press. */
export const Film: Story = {};
export const Pressed: Story = {
  tags: ['press'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const film = canvasElement.querySelector('video')!;
    if (film.paused) await userEvent.click(canvas.getByRole('button', { name: 'Play the film' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the film' }));
    await waitFor(() => expect(film.paused).toBe(true));
    const button = await canvas.findByRole('button', { name: 'Play the film' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(film).toHaveAttribute('data-seen'));
  },
};
/** A file that is not there: the picture remains, and the page is notified. */
export const Missing: Story = {
  args: { src: '/pictures/video/nothing-here.mp4' },
  tags: ['press'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const play = canvas.queryByRole('button', { name: 'Play the film' });
    if (play) await userEvent.click(play);
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledWith('/pictures/video/nothing-here.mp4'));
    await expect(canvasElement.querySelector('video')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByAltText('Cars in a yard by the sea')).toBeVisible();
  },
};
