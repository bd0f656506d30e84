import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'financeCalculator' }], about: {} },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfUsedVehicle: Story = {};
