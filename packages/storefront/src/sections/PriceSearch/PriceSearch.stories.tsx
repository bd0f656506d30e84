import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'priceSearch' }] },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slider: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /\d\d/ })).toBeVisible();
  },
};
