import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleCard } from '../VehicleCard/exampleCard.ts';
import { sameHeight } from '../testing/sameHeight.ts';
import { VehicleCard } from '../VehicleCard/index.ts';
import { VehicleCardSkeleton } from './VehicleCardSkeleton.tsx';

const meta = {
  component: VehicleCardSkeleton,
  render: (args) => (
    <div style={{ maxWidth: '22.5rem' }}>
      <VehicleCardSkeleton {...args} />
    </div>
  ),
} satisfies Meta<typeof VehicleCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
/** Card and skeleton have the same height. */
export const SameSizeAsACard: Story = {
  args: { weekly: true, actions: 4 },
  render: (args) => {
    return (
      <div style={{ display: 'grid', gridTemplateColumns: '20rem 20rem', gap: '1.5rem', alignItems: 'start' }}>
        <VehicleCardSkeleton {...args} />
        <VehicleCard {...exampleCard({ weekly: '$204 per week*' })} />
      </div>
    );
  },
  play: sameHeight,
};
/** The buttons of cards and skeletons are always one row. */
export const SameSizeAsACardOfOneButton: Story = {
  ...SameSizeAsACard,
  args: { weekly: true, actions: 1 },
  render: (args) => {
    return (
      <div style={{ display: 'grid', gridTemplateColumns: '20rem 20rem', gap: '1.5rem', alignItems: 'start' }}>
        <VehicleCardSkeleton {...args} />
        <VehicleCard {...exampleCard({ weekly: '$204 per week*', buttons: exampleCard().buttons.slice(0, 1) })} />
      </div>
    );
  },
};
export const SameSizeAsACardWithoutButtons: Story = {
  ...SameSizeAsACard,
  args: { weekly: true, actions: 0 },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '20rem 20rem', gap: '1.5rem', alignItems: 'start' }}>
      <VehicleCardSkeleton {...args} />
      <VehicleCard {...exampleCard({ weekly: '$204 per week*', buttons: [] })} />
    </div>
  ),
};
