import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: 'was $52,990' },
  render: (args) => (
    <p>
      <s aria-hidden="true">$52,990</s> <VisuallyHidden {...args} /> now $49,990
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read "was $52,990"; the text takes no space. */
export const EarlierPrice: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('was $52,990');
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
