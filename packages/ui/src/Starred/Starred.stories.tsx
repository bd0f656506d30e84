import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Starred } from './Starred.tsx';

const meta = { component: Starred, args: { text: '$128 per week*', href: '#weekly-footnote' } } satisfies Meta<
  typeof Starred
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheWarning: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rates and conditions' })).toHaveAttribute(
      'href',
      '#weekly-footnote',
    );
  },
};
