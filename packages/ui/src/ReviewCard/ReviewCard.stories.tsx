import { longText } from '@dealer/core/format';
import { reviewText } from '@dealer/core/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { ReviewCard } from './ReviewCard.tsx';

const long =
  'I rang about a ute that was four hundred kilometres away. They had it in Newstead by Friday, sent a film of every scratch first, and the price was the one on the website. The finance took one evening.';
const text = (written: string) => longText(written, reviewText);

const meta = {
  component: ReviewCard,
  args: {
    replyTitle: 'Reply from Harbour City Motors',
    review: { id: 1, name: 'Priya N.', rating: 5, text: text('Rang back within the hour.'), when: 'March 2026' },
  },
  decorators: [inBox({ maxInlineSize: '24rem' })],
} satisfies Meta<typeof ReviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Above 160 characters the text is collapsed. */
export const Long: Story = {
  args: { review: { id: 2, name: 'Marko T.', rating: 4, text: text(long), when: '2 weeks ago' } },
};
export const StarsAlone: Story = {
  args: { review: { id: 4, name: 'A customer', rating: 5, text: text('') } },
};
/** A broken picture and hostile text do no harm. */
export const Hostile: Story = {
  tags: ['missing-picture'],
  args: {
    review: {
      id: 5,
      name: '😀<img src=x onerror=alert(1)>'.repeat(4),
      rating: 5,
      text: text('x'.repeat(300)),
      imageUrl: '/not/there.webp',
    },
  },
};
export const LongPressed: Story = {
  ...Long,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/one evening/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'View more: review by Marko T.' }));
    await expect(await canvas.findByText(/one evening/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View less: review by Marko T.' }));
    await waitFor(() => expect(canvas.queryByText(/one evening/)).toBeNull());
  },
};
export const Answered: Story = {
  tags: ['press'],
  args: {
    review: {
      id: 3,
      name: 'Priya N.',
      rating: 4,
      text: text('Good people, long wait at handover.'),
      when: 'March 2026',
      reply: { text: long, when: '2 April 2026' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(long)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Reply from Harbour City Motors'));
    await waitFor(() => expect(canvas.getByText(long)).toBeVisible());
  },
};
