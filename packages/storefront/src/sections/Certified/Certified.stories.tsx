import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'certified' }], siteDoc: { tags: { certifiedBadge: 'Harbour Approved' } } },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBadge: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Harbour Approved' })).toBeVisible();
  },
};
