import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HomeHero } from './HomeHero.tsx';

const args = {
  kind: 'budget' as const,
  title: 'Find cars for your budget',
  text: 'Tell us what suits you each week. We show you every car that fits.',
  frequency: {
    label: 'How often',
    value: 'weekly',
    options: [
      { value: 'weekly', label: 'Weekly' },
      { value: 'monthly', label: 'Monthly' },
    ],
    onChange: fn(),
  },
  repayment: { label: 'Repayment', value: '200', onChange: fn() },
  deposit: { label: 'Deposit', value: '2,000', onChange: fn() },
  budget: { label: 'Your budget', text: '$54,000', withInterest: 'About $42,000 with interest' },
  action: {
    kind: 'show' as const,
    count: 214,
    labelFor: (count: number) => `Show Me ${count} Cars`,
    waitingLabel: 'Show Me Cars',
  },
  note: 'Indicative only: five years of repayments and your deposit. Interest, fees and balloon are not included.',
  quick: {
    label: 'Or show me cars up to',
    items: ['$5,000', '$10,000', '$20,000', '$50,000'].map((label) => ({ label, href: `#${label}` })),
  },
  onSubmit: fn(),
};

const meta = { component: HomeHero, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;
export const PriceTag: Story = {
  args,
};
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
