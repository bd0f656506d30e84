import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroFilm } from '@dealer/ui/HeroFilm';
import { exampleSearchHero } from '@dealer/ui/testing';
import { FilmHero } from './FilmHero.tsx';

const { searchAction, searchLabel, quickLinks } = exampleSearchHero;

const meta = {
  component: FilmHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Toyota, from the mountain to the river',
    text: 'Three yards, one price on each car, and a WoF while you wait.',
    picture: {
      src: '/pictures/scenes/coast-1920.webp',
      srcSet: '/pictures/scenes/coast-960.webp 960w, /pictures/scenes/coast-1920.webp 1920w',
      width: 1920,
      height: 800,
      alt: 'Toyotas in a yard between the sea and the mountain',
    },
    searchAction,
    searchLabel,
    quickLinks,
  },
} satisfies Meta<typeof FilmHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Film: Story = {
  args: { film: <HeroFilm src="/pictures/video/coast.webm" onFailed={() => undefined} /> },
};
