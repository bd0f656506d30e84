import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const long =
  'I rang about a ute that was four hundred kilometres away. They had it in Newstead by Friday, sent a film of every scratch first, and the price was the one on the website. The finance took one evening.';

const review = (id: number, change: object = {}) => ({
  id,
  customer_name: `Customer ${id}`,
  text: 'Easy from start to finish.',
  rating: 5,
  review_date: '2026-03-01',
  ...change,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => review(at + 1));
const file = (items: object[], overall = { average: 4.7, count: 293 }) => ({
  '/content/reviews.json': { overall, leaveUrl: 'https://reviews.example/leave', items },
});

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'reviews' }], siteDoc: { content: ['reviews'] }, answers: file(many(12)) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten of twelve, beginning at the third. */
export const Ten: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What our customers say' })).toBeVisible();
    await expect(await canvas.findByText('3 of 10')).toBeVisible();
    await expect(canvas.getByText('4.7 out of 5 from 293 reviews')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Leave a Review' })).toHaveAttribute(
      'href',
      'https://reviews.example/leave',
    );
  },
};
/** Few stars, machine translations and hidden names are not shown; the remaining reviews are side by side. */
export const Three: Story = {
  args: {
    siteDoc: { content: ['reviews'], reviews: { hiddenNames: ['Hidden H.'], hiddenId: 6 } },
    answers: file([
      review(1, { text: long, reply_text: 'Thank you, Priya.', reply_date: '2026-03-02' }),
      review(2, { rating: 3, customer_name: 'Three Stars' }),
      review(3, { text: '(Translated by Google) Good' }),
      review(4, { customer_name: 'Hidden H.' }),
      review(5, { text: '' }),
      review(6),
      review(7),
    ]),
  },
};

/** The average is hidden if it is below the site's minimum. */
export const BelowThreshold: Story = {
  args: {
    siteDoc: { content: ['reviews'], reviews: { minAverage: 4.5 } },
    answers: file(many(2), { average: 4.4, count: 20 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Customer 2')).toBeVisible();
    await expect(canvas.queryByText(/out of 5 from/)).toBeNull();
  },
};

/** The figures come from the rating service. */
export const OfSnap21: Story = {
  args: {
    siteDoc: { content: ['reviews'], reviews: { snap21OrgId: '4711' } },
    answers: { ...file(many(3)), '/api/reviews/snap21': { rating: 4.6, stars: 5 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4.6 out of 5')).toBeVisible();
  },
};

/** If the service fails, a warning is logged and the figures of the file are shown. */
export const OfSnap21Failed: Story = {
  args: {
    siteDoc: { content: ['reviews'], reviews: { snap21OrgId: '4711' } },
    answers: { ...file(many(3)), '/api/reviews/snap21': {} },
  },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockReturnValue(undefined);
    return () => warn.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4.7 out of 5 from 293 reviews')).toBeVisible();
    await expect(console.warn).toHaveBeenCalledWith('Unable to fetch Snap 21 ratings at this moment');
  },
};

/** Nothing to show, no section. */
export const None: Story = {
  tags: ['renders-nothing'],
  args: { answers: file([review(1, { rating: 2 })]) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[class*="reviews"]')).toBeNull());
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const ThreePressed: Story = {
  ...Three,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'View more: review by Customer 1' });
    await expect(canvas.getAllByRole('figure')).toHaveLength(3);
    await expect(canvas.getByText('We show reviews of 4 stars or more.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Next/ })).toBeNull();
    await userEvent.click(more);
    await expect(await canvas.findByText(/The finance took one evening/)).toBeVisible();
    await userEvent.click(canvas.getByText(/^Reply from/));
    await waitFor(() => expect(canvas.getByText('Thank you, Priya.')).toBeVisible());
  },
};
