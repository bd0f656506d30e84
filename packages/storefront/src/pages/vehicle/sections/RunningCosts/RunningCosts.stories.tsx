import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'runningCosts' }], about: {} },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfUsedVehicle: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { name: 'Running costs' }))[0]).toBeVisible();
  },
};
