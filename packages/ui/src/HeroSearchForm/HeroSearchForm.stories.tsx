import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleHeroChoices, exampleSearchHero } from '../testing/exampleHeroes.ts';
import { HeroSearchForm } from './HeroSearchForm.tsx';

const { searchAction, searchLabel, placeholder } = exampleSearchHero;

const meta = {
  component: HeroSearchForm,
  args: { searchAction, searchLabel, placeholder, onSearch: fn() },
} satisfies Meta<typeof HeroSearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneField: Story = {};
export const WithChoices: Story = { args: { choices: exampleHeroChoices(), submitLabel: 'Show 214 cars' } };
export const SearchedWithEnter: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search our stock' }), ' hilux {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('hilux');
  },
};
