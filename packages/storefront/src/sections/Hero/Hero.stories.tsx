import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'hero' }] },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
  },
};
export const Models: Story = {
  args: { items: [{ section: 'hero', settings: { leads: 'models' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Budget: Story = {
  args: { items: [{ section: 'hero', settings: { leads: 'budget' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Deposit/ })).toBeVisible();
  },
};
