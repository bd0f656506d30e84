import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleHeroChoices, exampleSearchHero } from '@dealer/ui/testing';
import { HomeHero } from './HomeHero.tsx';

const search = fn();
const args = { ...exampleSearchHero, onSearch: search };

const meta = { component: HomeHero, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;
export const OverTheYard: Story = { args };
export const OverAPicture: Story = {
  args: {
    ...args,
    picture: { src: '/pictures/suv/blue/hero-large.webp', width: 1200, height: 800, alt: 'A blue SUV in the yard' },
  },
};
const onMake = fn();
const choices = exampleHeroChoices(onMake);
/** With make and price; the button says how many vehicles they find. */
export const WithChoices: Story = {
  args: { ...args, choices, submitLabel: 'Show Me 119 Cars', status: 'Show Me 119 Cars' },
};
/** A headline and a text that are longer than most; choices with long names. */
export const LongCopy: Story = {
  args: {
    ...args,
    title: 'New, demonstrator and used cars, utes, trucks, motorcycles and caravans from fourteen yards in five states',
    text: 'One search covers every yard. Each vehicle says where it stands, what its price includes and what it would cost to bring it to you, and nobody rings you until you ask them to.',
    picture: { src: '/pictures/suv/blue/hero-large.webp', width: 1200, height: 800, alt: '' },
    choices,
    submitLabel: 'Show Me 12,119 Motorcycles',
    quickLinks: Array.from({ length: 9 }, (_, at) => ({ label: `Popular search ${at + 1}`, href: `#${at}` })),
  },
};
/** The hero kinds that the neutral default draws. */
export const ModelsOfTheDefault: Story = {
  args: {
    kind: 'models',
    title: 'Models in stock',
    slides: [{ id: 'a', name: 'HiLux', body: 'Ute', href: '#a', linkLabel: 'See every HiLux' }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See every HiLux: HiLux' })).toBeVisible();
  },
};
export const OverTheYardPressed: Story = {
  ...OverTheYard,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search our stock' }), 'hilux{Enter}');
    await expect(search).toHaveBeenCalledWith('hilux');
  },
};
export const WithChoicesPressed: Story = {
  ...WithChoices,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Make' }), 'Ford (21)');
    await expect(onMake).toHaveBeenCalledWith('Ford');
    await expect(canvas.getByRole('status')).toHaveTextContent('Show Me 119 Cars');
  },
};
