import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { exampleCard } from '../VehicleCard/exampleCard.ts';
import {
  SkeletonActions,
  SkeletonFacts,
  SkeletonHeading,
  SkeletonPicture,
  SkeletonPrice,
  VehicleCardActions,
  VehicleCardFacts,
  VehicleCardFoot,
  VehicleCardFrame,
  VehicleCardHeading,
  VehicleCardMedia,
  VehicleCardPicture,
  VehicleCardPrice,
  VehicleCardSave,
  VehicleCardSkeletonFrame,
  VehicleCardTags,
} from './index.ts';

const card = exampleCard({ weekly: '$204 per week*' });

/** Parts in the card that they belong to; a look decides their order and style. */
const InCard = ({ children }: { children: ReactNode }) => (
  <div style={{ maxInlineSize: '24rem' }}>
    <VehicleCardFrame card={card}>{children}</VehicleCardFrame>
  </div>
);

const meta = { component: VehicleCardFrame, args: { card, children: null } } satisfies Meta<typeof VehicleCardFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllParts: Story = {
  render: () => (
    <InCard>
      <VehicleCardMedia>
        <VehicleCardPicture card={card} priority />
        <VehicleCardTags card={card} />
        <VehicleCardSave card={card} saved={false} onSave={() => undefined} />
        <VehicleCardFoot card={card} />
      </VehicleCardMedia>
      <VehicleCardHeading card={card} />
      <VehicleCardFacts card={card} />
      <VehicleCardPrice card={card} />
      <VehicleCardActions card={card} />
    </InCard>
  ),
};
export const Media: Story = {
  render: () => (
    <InCard>
      <VehicleCardMedia>
        <VehicleCardPicture card={card} priority />
        <VehicleCardTags card={card} />
        <VehicleCardSave card={card} saved onSave={() => undefined} />
        <VehicleCardFoot card={card} />
      </VehicleCardMedia>
    </InCard>
  ),
};
export const HeadingAndFacts: Story = {
  render: () => (
    <InCard>
      <VehicleCardHeading card={card} />
      <VehicleCardFacts card={card} />
    </InCard>
  ),
};
export const PriceAndActions: Story = {
  render: () => (
    <InCard>
      <VehicleCardPrice card={card} />
      <VehicleCardActions card={card} />
    </InCard>
  ),
};
export const Skeleton: Story = {
  render: () => (
    <div style={{ maxInlineSize: '24rem' }}>
      <VehicleCardSkeletonFrame>
        <SkeletonPicture />
        <SkeletonHeading />
        <SkeletonFacts />
        <SkeletonPrice weekly />
        <SkeletonActions count={3} />
      </VehicleCardSkeletonFrame>
    </div>
  ),
};
