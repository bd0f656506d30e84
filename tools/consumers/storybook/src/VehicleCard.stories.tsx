import { aVehicleCard } from '@dealer/core/testing';
import { VehicleCard } from '@dealer/ui/VehicleCard';
import { VehicleGrid } from '@dealer/ui/VehicleGrid';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  component: VehicleCard,
  args: aVehicleCard({ picture: null }),
  render: (card) => (
    <VehicleGrid label="Cars" columns={3}>
      <VehicleCard {...card} />
    </VehicleGrid>
  ),
} satisfies Meta<typeof VehicleCard>;
export default meta;

export const WithoutPicture: StoryObj<typeof meta> = {};
