import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [
      {
        section: 'cards',
        settings: {
          title: 'After you drive away',
          text: 'What we do for you then.',
          cards: [
            {
              title: 'Servicing',
              text: 'Booked online, with the price agreed before we begin.',
              picture: { src: '/pictures/scenes/showroom-960.webp' },
              link: { label: 'Book a service', href: '/service' },
            },
            { title: 'Parts', link: { label: 'Find a part', href: '/parts/search' } },
            { title: 'Roadside assistance', text: 'Day and night, for twelve months.' },
          ],
        },
      },
    ],
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Servicing', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book a service' })).toHaveAttribute('href', '/service');
  },
};
export const WithoutHeading: Story = {
  args: { items: [{ section: 'cards', settings: { tone: 'mist', cards: [{ title: 'Parts' }, { title: 'Fleet' }] } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Parts', level: 2 })).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['renders-nothing'],
  args: { items: [{ section: 'cards', settings: { title: 'Nothing yet', cards: [] } }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
