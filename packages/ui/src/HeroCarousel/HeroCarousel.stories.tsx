import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HeroImage } from '../HeroImage/HeroImage.tsx';
import { HeroCarousel, HeroModelLinks } from './HeroCarousel.tsx';
import type { HeroModel } from './modelsHero.ts';

const model = (name: string, path: string): HeroModel => ({
  id: name.toLowerCase(),
  name,
  body: 'SUV',
  tagline: 'Room for all of it.',
  price: 'From $44,990 drive away',
  href: `#${name}`,
  linkLabel: 'Explore',
  picture: { src: `/pictures/${path}/hero-large.webp`, width: 1200, height: 800, alt: name },
});

const meta = {
  component: HeroCarousel,
  parameters: { layout: 'fullscreen' },
  args: {
    slides: [model('RAV4', 'suv/blue'), model('HiLux', 'ute/red'), model('Corolla', 'hatch/red')],
    label: 'Our models',
    heading: <h1>Your dealer in Ipswich</h1>,
    children: (slide, at) => (
      <>
        <h2>{slide.name}</h2>
        <p>{slide.price}</p>
        <HeroModelLinks model={slide} />
        {slide.picture ? <HeroImage picture={slide.picture} sizes="60vw" isDeferred={at > 0} /> : null}
      </>
    ),
  },
} satisfies Meta<typeof HeroCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Models: Story = {};
export const OneModel: Story = { args: { slides: [model('RAV4', 'suv/blue')] } };
export const SteppedByName: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'HiLux' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'HiLux' })).toHaveAttribute('aria-current', 'true'));
  },
};
