import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShowMore } from './ShowMore.tsx';

const meta = {
  component: ShowMore,
  args: {
    short: <p>Rates and repayments are indicative only. Approved applicants only; fees and charges...</p>,
    full: (
      <p>
        Rates and repayments are indicative only. Approved applicants only; fees and charges apply. The comparison rate
        is based on a secured loan of $30,000 over five years.
      </p>
    ),
    about: 'disclaimer',
  },
} satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = {};
export const NothingCut: Story = { args: { short: <p>Rates are indicative only.</p>, full: undefined } };
export const Unfolded: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show More: disclaimer' }));
    await expect(canvas.getByText(/over five years/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show Less: disclaimer' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};
