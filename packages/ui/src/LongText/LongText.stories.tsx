import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LongText } from './LongText.tsx';

const meta = {
  component: LongText,
  args: { text: { kind: 'whole', text: 'Ends 31 March.' }, about: 'Plate clearance' },
} satisfies Meta<typeof LongText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Long: Story = {
  args: {
    text: {
      kind: 'collapsed',
      short: 'Fitted before you pick it up...',
      text: 'Fitted before you pick it up, with a warranty of five years on parts and labour.',
      more: 'View more',
      less: 'View less',
    },
  },
};
export const LongPressed: Story = {
  ...Long,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^View more/ }));
    await expect(canvas.getByText(/five years on parts/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^View less/ })).toBeVisible();
  },
};
