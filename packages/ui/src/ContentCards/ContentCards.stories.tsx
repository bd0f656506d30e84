import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ContentCards } from './ContentCards.tsx';

const cards = [
  {
    title: 'Servicing',
    text: 'Booked online, with the price agreed before we begin.',
    picture: { src: '/pictures/scenes/showroom-960.webp' },
    link: { label: 'Book a service', href: '#service' },
  },
  {
    title: 'Parts',
    text: 'Ordered today, mostly here tomorrow.',
    picture: { src: '/pictures/scenes/yard-960.webp', alt: 'Our yard in the morning' },
    link: { label: 'Find a part', href: '#parts' },
  },
  { title: 'Fleet', text: 'One contact for all your vehicles.', link: { label: 'Talk to us', href: '#fleet' } },
  { title: 'Careers', text: 'We are always glad to meet good people.' },
];

const meta = { component: ContentCards, args: { cards } } satisfies Meta<typeof ContentCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Book a service' })).toHaveAttribute('href', '#service');
    await expect(canvas.getByRole('img', { name: 'Our yard in the morning' })).toBeVisible();
  },
};
export const Three: Story = { args: { cards: cards.slice(0, 3) } };
export const Two: Story = { args: { cards: cards.slice(0, 2) } };
export const One: Story = { args: { cards: cards.slice(0, 1) } };
export const WithoutPictures: Story = { args: { cards: cards.map(({ picture: _, ...card }) => card) } };
export const MissingPicture: Story = {
  args: { cards: [{ title: 'Parts', picture: { src: '/pictures/no-such.webp', alt: 'Parts' } }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Parts' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { cards: [{ title: 'Kraftfahrzeughaftpflichtversicherungsbeitrag'.repeat(3), text: 'x'.repeat(300) }] },
};
