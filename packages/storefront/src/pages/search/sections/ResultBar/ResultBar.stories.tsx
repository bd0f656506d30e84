import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/search', pages: { search: [{ section: 'resultBar', area: 'results' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ /)).toBeVisible();
  },
};

export const WithoutSavingAndOrder: Story = {
  args: { pages: { search: [{ section: 'resultBar', area: 'results', settings: { save: false, sort: false } }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ /)).toBeVisible();
  },
};
