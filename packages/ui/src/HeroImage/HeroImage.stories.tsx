import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroImage } from './HeroImage.tsx';

const meta = {
  component: HeroImage,
  args: {
    picture: { src: '/pictures/suv/blue/hero-large.webp', width: 1200, height: 800, alt: 'A blue SUV' },
    sizes: '100vw',
  },
} satisfies Meta<typeof HeroImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
/** A later slide: it is fetched when it comes into view. */
export const Deferred: Story = { args: { isDeferred: true } };
