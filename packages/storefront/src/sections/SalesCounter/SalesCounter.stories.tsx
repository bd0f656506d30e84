import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [{ section: 'salesCounter' }],
    siteDoc: { plugins: { salesCounter: true } },
    answers: { '/api/sales-this-month': { count: 214 } },
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sales this Month')).toBeVisible();
  },
};
