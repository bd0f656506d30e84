import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleCards } from '../VehicleCard/exampleCard.ts';
import { VehicleCard } from '../VehicleCard/index.ts';
import { VehicleCardSkeleton } from '../VehicleCardSkeleton/index.ts';
import { VehicleGrid } from './VehicleGrid.tsx';

const meta = {
  component: VehicleGrid,
  args: { label: 'Cars', columns: 3, children: null },
  render: (args) => (
    <VehicleGrid {...args}>
      {exampleCards.map((card) => (
        <VehicleCard key={card.id} {...card} layout={args.layout ?? 'grid'} />
      ))}
    </VehicleGrid>
  ),
} satisfies Meta<typeof VehicleGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article').slice(0, 3);
    const tops = cards.map((card) =>
      Math.round(card.querySelector('[data-part="actions"]')?.getBoundingClientRect().top ?? -1),
    );
    const lefts = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    // The actions of a row of cards are on one line.
    if (lefts.size === 3) await expect(new Set(tops).size).toBe(1);
  },
};
export const FourColumns: Story = { args: { columns: 4 } };
/** With one card more than rows have, it is in the middle of the last one. */
export const ShortLastRow: Story = {
  render: (args) => (
    <VehicleGrid {...args}>
      {exampleCards.slice(0, 4).map((card) => (
        <VehicleCard key={card.id} {...card} />
      ))}
    </VehicleGrid>
  ),
  play: async ({ canvas }) => {
    const [first, second, third, last] = canvas
      .getAllByRole('article')
      .map((card) => Math.round(card.getBoundingClientRect().left));
    await expect(new Set([first, second, third]).size).toBe(3);
    await expect(last).toBe(second);
  },
};
export const AsList: Story = { args: { layout: 'list' } };
export const Loading: Story = {
  args: { busy: true },
  render: (args) => (
    <VehicleGrid {...args}>
      {exampleCards.map((card) => (
        <VehicleCardSkeleton key={card.id} weekly />
      ))}
    </VehicleGrid>
  ),
};
