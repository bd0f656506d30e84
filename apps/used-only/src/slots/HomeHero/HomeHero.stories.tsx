import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleBudgetHero } from '@dealer/ui/testing';
import { HomeHero } from './HomeHero.tsx';

const args = {
  ...exampleBudgetHero,
  budget: { ...exampleBudgetHero.budget, withInterest: 'About $42,000 with interest' },
  onSubmit: fn(),
};

const meta = { component: HomeHero, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;
export const PriceTag: Story = { args };
export const TooLow: Story = {
  args: {
    ...args,
    budget: { label: 'Your budget', text: '$260' },
    action: { kind: 'none', label: '0 Cars Found' },
    message: 'No Cars found for this budget',
  },
};
/** A headline, a text and amounts that are longer than most. */
export const LongCopy: Story = {
  args: {
    ...args,
    title: 'Find the motorhomes, caravans and camper trailers that fit what you would like to spend each week',
    text: 'Tell us what suits you, and what you would put down or trade in. We show you everything that fits, at all yards, and say what it would cost with interest.',
    budget: { label: 'Your budget', text: '$1,000,000', withInterest: 'About $1,000,000 with interest' },
    action: { ...args.action, count: 12_119, labelFor: () => 'Show Me 12,119 Camper Trailers' },
    quick: {
      label: 'Or show me camper trailers up to',
      items: Array.from({ length: 12 }, (_, at) => ({ label: `$${(at + 1) * 100},000`, href: `#${at}` })),
    },
  },
};
export const PriceTagPressed: Story = {
  ...PriceTag,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Deposit' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalled();
    await expect(canvas.getByText('$54,000')).toBeVisible();
  },
};
