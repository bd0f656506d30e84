import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleModelsHero as args } from '@dealer/ui/testing';
import { HomeHero } from './HomeHero.tsx';

const cutOut = (path: string, alt: string) => ({
  src: `/pictures/cutout/${path}/hero-large.webp`,
  width: 1500,
  height: 800,
  alt,
  isCutOut: true,
});

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
