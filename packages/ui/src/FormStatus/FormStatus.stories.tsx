import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { FormStatus } from './FormStatus.tsx';

const meta = { component: FormStatus, args: { message: 'An error occurred when submitting this form' } } satisfies Meta<
  typeof FormStatus
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: {
    children: (
      <p>
        Nothing you typed is lost. Try again, or call us on <a href="tel:0740001234">07 4000 1234</a>.
      </p>
    ),
  },
};
export const Done: Story = { args: { kind: 'success', message: 'Saved.' } };
export const Silent: Story = { tags: ['renders-nothing'], args: { message: undefined } };
/** Below the visible part of a form whose button is always visible. */
export const OutOfSight: Story = {
  tags: ['press'],
  render: (args) => {
    const [isSent, setIsSent] = useState(false);
    return (
      <div>
        <button type="button" onClick={() => setIsSent(true)}>
          Send
        </button>
        <div data-testid="fields" tabIndex={0} style={{ blockSize: '12rem', overflow: 'auto' }}>
          <div style={{ blockSize: '40rem' }} />
          <FormStatus {...args} message={isSent ? args.message : undefined} />
        </div>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const fields = canvas.getByTestId('fields').getBoundingClientRect();
    const { top, bottom } = (
      await canvas.findByText('An error occurred when submitting this form')
    ).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(fields.top);
    await expect(bottom).toBeLessThanOrEqual(fields.bottom);
  },
};
