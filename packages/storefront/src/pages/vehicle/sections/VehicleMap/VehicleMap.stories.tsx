import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'vehicleMap' }], about: {} },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfUsedVehicle: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [map] = await canvas.findAllByRole('button', { name: /map/i });
    await expect(map?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  },
};
