import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeHero } from './HomeHero.tsx';

const picture = (path: string, alt: string) => ({
  src: `/pictures/${path}/hero-large.webp`,
  width: 1200,
  height: 800,
  alt,
});

const cutOut = (path: string, alt: string) => ({
  src: `/pictures/cutout/${path}/hero-large.webp`,
  width: 1500,
  height: 800,
  alt,
  isCutOut: true,
});

const args = {
  kind: 'models' as const,
  title: 'Your Toyota dealer in Ipswich',
  label: 'Our models',
  slides: [
    {
      id: 'rav4',
      name: 'RAV4',
      body: 'SUV',
      tagline: 'Room for all of it.',
      price: 'From $44,990 drive away',
      href: '#rav4',
      linkLabel: 'Explore',
      picture: picture('suv/blue', 'A blue RAV4'),
    },
    {
      id: 'hilux',
      name: 'HiLux',
      body: 'Ute',
      tagline: 'Built for the long way home.',
      price: 'From $48,990 drive away',
      href: '#hilux',
      linkLabel: 'Explore',
      second: { label: 'View stock', href: '#hilux-stock' },
      picture: picture('ute/red', 'A red HiLux'),
    },
    { id: 'corolla', name: 'Corolla', body: 'Hatch', href: '#corolla', linkLabel: 'Explore' },
  ],
};

const meta = { component: HomeHero, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Showroom: Story = { args };
/** Vehicles without a background, all on the floor of the page. */
export const CutOuts: Story = {
  args: {
    ...args,
    slides: args.slides.map((slide) => ({
      ...slide,
      picture: slide.id === 'rav4' ? cutOut('suv-blue', 'RAV4') : cutOut('ute-red', 'HiLux'),
    })),
  },
};
export const Loading: Story = { args: { ...args, slides: [] } };
/** Names and lines that are longer than most, without a picture. */
export const LongCopy: Story = {
  args: {
    ...args,
    title: 'Your Toyota dealer in Murwillumbah, Mullumbimby and the whole of the Northern Rivers',
    slides: [
      {
        id: 'long',
        name: 'LandCruiser 300 GR Sport Premium',
        body: 'SUV',
        tagline: 'For everyone who has ever turned around at a river crossing and wished that they had not had to.',
        price: 'From $159,990 drive away with the towing package',
        href: '#long',
        linkLabel: 'Explore the whole range',
        second: { label: 'View everything in stock', href: '#stock' },
      },
      ...args.slides,
    ],
  },
};
export const Stepped: Story = {
  tags: ['press'],
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'HiLux' }));
    await expect(canvas.getByRole('button', { name: 'HiLux' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Explore: HiLux' })).toBeInTheDocument();
  },
};
