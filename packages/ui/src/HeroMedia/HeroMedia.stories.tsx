import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../testing/inBox.tsx';
import { HeroMedia } from './HeroMedia.tsx';

const meta = {
  component: HeroMedia,
  args: {
    picture: { src: '/pictures/scenes/coast-1920.webp', width: 1920, height: 800, alt: 'Cars in a yard by the sea' },
    sizes: '100vw',
  },
  decorators: [inBox({ display: 'grid', blockSize: '24rem' })],
} satisfies Meta<typeof HeroMedia>;
export default meta;

/** Without a film; with one, see HeroFilm. */
export const Picture: StoryObj<typeof meta> = {};
