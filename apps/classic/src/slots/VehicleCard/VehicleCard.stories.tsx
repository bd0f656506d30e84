import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonsOnOneLine, sameHeight, vehicleCardStories } from '@dealer/ui/testing';
import { VehicleCard } from './VehicleCard.tsx';
import { VehicleCardSkeleton } from './VehicleCardSkeleton.tsx';

const stories = vehicleCardStories(VehicleCard, VehicleCardSkeleton);
const meta = {
  ...stories.meta,
  component: VehicleCard,
  globals: { template: 'classic' },
} satisfies Meta<typeof VehicleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = { play: buttonsOnOneLine };
export const AsList: Story = stories.asList;
export const States: Story = stories.states;
export const Skeleton: Story = { ...stories.skeleton, play: sameHeight };
