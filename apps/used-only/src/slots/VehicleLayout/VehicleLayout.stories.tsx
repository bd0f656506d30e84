import type { Meta, StoryObj } from '@storybook/react-vite';
import { vehicleLayoutStories } from '@dealer/ui/testing';
import { VehicleLayout } from './VehicleLayout.tsx';

const meta = { ...vehicleLayoutStories.meta, component: VehicleLayout } satisfies Meta<typeof VehicleLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllAreas: Story = {};
export const OnAPhone: Story = vehicleLayoutStories.onAPhone;
