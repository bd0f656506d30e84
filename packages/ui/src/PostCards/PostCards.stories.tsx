import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PostCards } from './PostCards.tsx';

const item = (at: number, heading: string) => ({
  heading,
  date: `${at} March 2026`,
  text: 'Three figures on the compliance plate decide what your ute may pull, and none of them is the one in the brochure...',
  category: 'Towing',
  action: { label: 'Read More', href: `#post-${at}` },
});

const meta = {
  component: PostCards,
  args: {
    items: [
      { ...item(1, 'What your ute may really tow'), picture: '/pictures/scenes/yard-960.webp' },
      { ...item(2, 'A service every 15,000 km, and what to ask for'), picture: '/not/there.webp' },
      item(3, 'Your first car: forty minutes well spent before you sign anything at all'),
    ],
  },
} satisfies Meta<typeof PostCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Date, heading, the beginning of the text and Read More. */
export const Three: Story = {
  tags: ['missing-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 March 2026')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What your ute may really tow' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read More: What your ute may really tow' })).toHaveAttribute(
      'href',
      '#post-1',
    );
  },
};
/** A heading and a link are enough. */
export const Bare: Story = {
  args: { items: [{ heading: 'A'.repeat(90), text: '', action: { label: 'Read More', href: '#post' } }] },
};
