import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleCard, exampleCards, exampleStates } from '@dealer/ui/testing';
import { VehicleGrid } from '@dealer/ui/VehicleGrid';
import { VehicleCard } from './VehicleCard.tsx';
import { VehicleCardSkeleton } from './VehicleCardSkeleton.tsx';

const meta = {
  component: VehicleCard,
  args: exampleCard(),
  globals: { template: 'used-only' },
  render: ({ layout = 'grid' }) => (
    <VehicleGrid columns={3} layout={layout} label="Cars">
      {exampleCards.map((card) => (
        <VehicleCard key={card.id} {...card} layout={layout} />
      ))}
    </VehicleGrid>
  ),
} satisfies Meta<typeof VehicleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article').slice(0, 3);
    const sideBySide = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size === 3;
    const tops = cards.map((card) =>
      Math.round(card.querySelector('[data-part="actions"]')?.getBoundingClientRect().top ?? -1),
    );
    if (sideBySide) await expect(new Set(tops).size).toBe(1);
  },
};
export const AsList: Story = { args: { layout: 'list' } };
/** Cards with many tags, a long name, an earlier price, a sold vehicle and a vehicle without pictures. */
export const States: Story = {
  render: () => (
    <VehicleGrid columns={3} label="Cars">
      {exampleStates.map((card) => (
        <VehicleCard key={card.id} {...card} saved onSave={() => undefined} />
      ))}
    </VehicleGrid>
  ),
};
/** Card and skeleton have the same height, so nothing moves when the vehicle loads. */
export const Skeleton: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '20rem 20rem', gap: '1.5rem', alignItems: 'start' }}>
      <VehicleCardSkeleton weekly actions={4} />
      <VehicleCard {...exampleCard({ weekly: '$204 per week*' })} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    const skeleton = canvasElement.querySelector('[data-part="vehicle-card-skeleton"]');
    const difference = Math.abs(
      (skeleton?.getBoundingClientRect().height ?? 0) - canvas.getByRole('article').getBoundingClientRect().height,
    );
    await expect(difference).toBeLessThanOrEqual(2);
  },
};
