import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { HomeHero } from './HomeHero.tsx';
import { exampleBudgetHero, exampleModelsHero, exampleSearchHero } from '../testing/exampleHeroes.ts';

const search = fn();
const submit = fn();
const budget = { ...exampleBudgetHero, onSubmit: submit };

const meta = { component: HomeHero, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = { args: exampleSearchHero };
export const Models: Story = { args: exampleModelsHero };
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
  args: { ...exampleSearchHero, onSearch: search },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search our stock' }), 'hilux{Enter}');
    await expect(search).toHaveBeenCalledWith('hilux');
  },
};
export const ModelsStepped: Story = {
  tags: ['press'],
  args: exampleModelsHero,
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
