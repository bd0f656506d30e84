import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const post = (slug: string, date: string) => ({
  slug,
  date,
  heading: `About ${slug}`,
  description: 'Three figures on the compliance plate decide what your ute may pull.',
});

const meta = {
  component: SectionStage,
  args: {
    items: [{ section: 'posts' }],
    siteDoc: { content: ['posts'] },
    answers: {
      '/content/posts.json': {
        items: [
          post('brakes', '2026-01-05'),
          post('towing', '2026-03-01'),
          post('tyres', '2025-11-01'),
          post('paint', '2026-02-10'),
        ],
      },
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewestThree: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'About towing' })).toBeVisible();
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(['About towing', 'About paint', 'About brakes']);
    await expect(canvas.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog/vehicle-reviews');
  },
};
