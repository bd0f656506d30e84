import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/search', pages: { search: [{ section: 'filters', area: 'filters' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InSidebar: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Filters' })).toBeVisible();
  },
};
