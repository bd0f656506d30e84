import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'models' }] },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPictures: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /CX-30/ })).toBeVisible();
  },
};
