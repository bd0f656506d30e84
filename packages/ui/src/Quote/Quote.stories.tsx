import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Quote } from './Quote.tsx';

const meta = {
  component: Quote,
  args: { text: 'They rang back within the hour, and the price was the one on the website.' },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSource: Story = {
  args: { by: 'Priya N.', role: 'Bought a Mazda CX-5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Priya N.');
    await expect(canvas.getByRole('blockquote')).toHaveTextContent('They rang back within the hour');
  },
};
export const WithoutSource: Story = {};
export const OnInverse: Story = {
  args: { by: 'Priya N.', role: 'Bought a Mazda CX-5' },
  decorators: [
    (Story) => (
      <div
        data-surface="inverse"
        style={{ padding: '1.5rem', background: 'var(--color-inverse)', color: 'var(--color-inverse-ink)' }}
      >
        <Story />
      </div>
    ),
  ],
};
