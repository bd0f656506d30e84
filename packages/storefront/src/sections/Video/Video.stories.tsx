import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [
      {
        section: 'video',
        settings: {
          title: 'Two minutes in our workshop',
          text: 'What we look at before a car is for sale.',
          src: '/pictures/video/walkaround.webm',
          poster: '/pictures/scenes/showroom-960.webp',
          about: 'our workshop',
        },
      },
    ],
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Shown, not pressed: its frame would ask somebody else's server. */
export const YouTube: Story = {
  args: { items: [{ section: 'video', settings: { src: 'https://youtu.be/a1B2c3D4e5F' } }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Plays from YouTube', {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
/** A page that is no film leaves nothing, not even its heading. */
export const NotAFilm: Story = {
  tags: ['renders-nothing'],
  args: { items: [{ section: 'video', settings: { title: 'Film', src: 'https://films.example/page' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const File: Story = {
  tags: ['press'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const play = await canvas.findByRole('button', { name: 'Play the video' }, { timeout: 15_000 });
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
    await userEvent.click(play);
    await expect(await canvas.findByLabelText('Video of our workshop')).toBeVisible();
  },
};
