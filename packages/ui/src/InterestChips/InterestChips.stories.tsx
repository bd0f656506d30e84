import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InterestChips } from './InterestChips.tsx';

const meta = {
  component: InterestChips,
  args: { idPrefix: 'enquiry', fields: { finance: { name: 'finance' }, tradeIn: { name: 'tradeIn' } } },
} satisfies Meta<typeof InterestChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TradeInOnly: Story = { args: { fields: { tradeIn: { name: 'tradeIn' } } } };
export const Both: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const finance = canvas.getByRole('checkbox', { name: 'Finance' });
    await userEvent.tab();
    await expect(finance).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(finance).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(finance).not.toBeChecked();
  },
};
