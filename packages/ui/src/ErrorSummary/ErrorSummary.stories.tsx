import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { summaryLeadsTo } from '../testing/summaryLeadsTo.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  component: ErrorSummary,
  args: {
    attempt: 1,
    errors: [
      { id: 'summary-email', label: 'Email', message: 'Enter your email address.' },
      { id: 'summary-phone', label: 'Phone', message: 'Enter your phone number.' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.25rem', maxWidth: '32rem' }}>
      <ErrorSummary {...args} />
      <TextInput id="summary-email" label="Email" error={args.errors[0]?.message} />
      <TextInput id="summary-phone" label="Phone" error={args.errors[1]?.message} />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoErrors: Story = { tags: ['takes-focus'] };
export const None: Story = { args: { errors: [], attempt: 0 } };
export const LeadsToTheField: Story = {
  tags: ['press'],
  play: summaryLeadsTo('Enter your phone number.', 'Phone'),
};
/** The fields are named and counted, and the first of them has the focus. */
export const NamesTheFields: Story = {
  tags: ['press'],
  args: {
    text: (count) => ({ title: `Nearly there. Please check ${count} fields:`, links: 'fields' }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert', { name: 'Nearly there. Please check 2 fields:' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Phone' }));
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  },
};
