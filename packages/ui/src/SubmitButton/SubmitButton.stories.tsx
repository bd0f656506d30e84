import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SubmitButton } from './SubmitButton.tsx';

const meta = { component: SubmitButton, args: { children: 'Send Enquiry' } } satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).not.toBeDisabled();
  },
};

const onSubmit = fn((event: React.FormEvent) => event.preventDefault());
/** A shopper who clicks twice goes one step on: the step after it is not answered for them, and nothing is sent that they did not see. */
export const DoubleClicked: Story = {
  tags: ['press'],
  args: { children: 'Next' },
  decorators: [
    (Button) => (
      <form onSubmit={onSubmit}>
        <Button />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const button = canvas.getByRole('button', { name: 'Next' });
    await userEvent.dblClick(button);
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(2);
  },
};
