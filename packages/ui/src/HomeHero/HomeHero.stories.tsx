import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { HomeHero } from './HomeHero.tsx';
import type { HeroModel } from '../HeroCarousel/modelsHero.ts';
import type { HomeHeroProps } from './homeHeroProps.ts';

const search = fn();
const submit = fn();

const picture = (path: string, alt: string) => ({
  src: `/pictures/${path}/hero-large.webp`,
  width: 1200,
  height: 800,
  alt,
});

const slides: HeroModel[] = [
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
  {
    id: 'corolla',
    name: 'Corolla',
    body: 'Hatch',
    tagline: 'Small on the street, large inside.',
    href: '#corolla',
    linkLabel: 'Explore',
  },
];

const budget: Extract<HomeHeroProps, { kind: 'budget' }> = {
  kind: 'budget',
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
  budget: { label: 'Your budget', text: '$54,000' },
  action: { kind: 'show', count: 214, labelFor: (count) => `Show Me ${count} Cars`, waitingLabel: 'Show Me Cars' },
  note: 'Indicative only: five years of repayments and your deposit. Interest, fees and balloon are not included.',
  quick: {
    label: 'Or show me cars up to',
    items: ['$5,000', '$10,000', '$15,000', '$20,000', '$30,000', '$40,000', '$50,000', '$70,000'].map((price) => ({
      label: price,
      href: `#${price}`,
    })),
  },
  onSubmit: submit,
};

const searchArgs = {
  kind: 'search' as const,
  title: 'Find your next car in Cairns',
  text: 'More than 600 new, used and demo vehicles in two yards.',
  searchAction: '#search',
  searchLabel: 'Search our stock',
  placeholder: 'Make, model or keyword',
  quickLinks: [
    { label: 'Used cars', href: '#used' },
    { label: 'New cars', href: '#new' },
    { label: 'Utes', href: '#ute' },
    { label: 'Under $20,000', href: '#20' },
  ],
  onSearch: search,
};

const meta = { component: HomeHero, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = { args: searchArgs };
export const Models: Story = {
  args: { kind: 'models', title: 'Your Toyota dealer in Ipswich', slides, label: 'Our models' },
};
export const Budget: Story = { args: budget };
export const BudgetTooLow: Story = {
  args: {
    ...budget,
    repayment: { ...budget.repayment, value: '1' },
    deposit: { ...budget.deposit, value: '0' },
    budget: { label: 'Your budget', text: '$260' },
    action: { kind: 'none', label: '0 Cars Found' },
    message: 'No Cars found for this budget',
  },
};
export const BudgetCountOnItsWay: Story = {
  args: {
    ...budget,
    action: { kind: 'show', count: undefined, labelFor: String, waitingLabel: 'Show Me Cars' },
  },
};
export const SearchTyped: Story = {
  tags: ['press'],
  args: searchArgs,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search our stock' }), 'hilux{Enter}');
    await expect(search).toHaveBeenCalledWith('hilux');
  },
};
export const ModelsStepped: Story = {
  tags: ['press'],
  args: { kind: 'models', title: 'Your Toyota dealer in Ipswich', slides, label: 'Our models' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'HiLux' }));
    await expect(canvas.getByRole('button', { name: 'HiLux' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Explore: HiLux' })).toBeInTheDocument();
  },
};
export const BudgetTyped: Story = {
  tags: ['press'],
  args: budget,
  render: () => {
    const [repayment, setRepayment] = useState('200');
    const total = Number(repayment) * 260 + 2000;
    return (
      <HomeHero
        {...budget}
        repayment={{ ...budget.repayment, value: repayment, onChange: setRepayment }}
        budget={{ label: 'Your budget', text: `$${total.toLocaleString('en-AU')}` }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Repayment' });
    await userEvent.clear(box);
    await userEvent.type(box, '150{Enter}');
    await expect(canvas.getByText('$41,000')).toBeVisible();
    await expect(submit).toHaveBeenCalled();
  },
};
